import ScreenDocument
import StrictJSON

/// A shape that may fit documents: a place, the fields that were chosen there, and a score.
struct ScoredShape {
  private static let sampleLimit = 100
  private static let payloadMemberNames: Set<String> = [
    "value", "payload", "data", "props", "properties", "attributes", "content", "body", "model",
  ]
  private static let contentListNames: Set<String> = [
    "contents", "content", "items", "cards", "sections", "curations", "messages", "blocks",
    "modules", "widgets", "components", "rows", "shelves", "feed", "body", "edges", "panels",
    "views", "children",
  ]

  /// The place that may hold the contents.
  let candidate: ContentListCandidate
  /// The fields with the kind, id, title and position of the contents.
  let chosenFields: ChosenShapeFields
  /// How well the shape fits; greater is better, and it may be negative.
  private(set) var score = 0.0
  /// Whether the place is missing, or `null`, in at least one document.
  private let isMissingInSomeDocument: Bool
  /// Whether the contents are the members of an object, and the members' names are their ids.
  ///
  /// If `false`, the names of members are their kinds; elements of an array have no names.
  private let memberNamesAreIDs: Bool
  /// The path from a content to its payload, as the tokens of a JSON pointer; empty for the whole
  /// content.
  private let payloadPath: [String]
  /// Whether the contents are elements of a list that seem only to wrap other contents: no field
  /// fits as their kind, and each sampled one has exactly one array and no object as members.
  let contentsOnlyWrapLists: Bool

  /// Surveys a place and chooses its fields; `nil` if the place cannot have contents.
  ///
  /// This is so if no document has values at the place, or if the whole value would be one content
  /// and has no field for the kind, none for the id and none for the title.
  ///
  /// - Parameters:
  ///   - candidate: The place.
  ///   - roots: The root values of the documents.
  ///   - byteShare: The share of the documents' bytes that the place holds, from 0 to 1.
  init?(_ candidate: ContentListCandidate, in roots: [JSONValue], byteShare: Double) {
    self.candidate = candidate
    let found = roots.map { candidate.samples(in: $0, upTo: Self.sampleLimit) }
    isMissingInSomeDocument = found.contains { $0 == nil }
    let samplesOfDocuments = found.compactMap { $0 }
    let samples = samplesOfDocuments.flatMap { $0 }
    guard !samples.isEmpty else { return nil }
    let survey = FieldSurvey(samplesOfDocuments.map { $0.map(\.value) })
    let contentsAreMembers =
      candidate.contentUnit == .member || candidate.contentUnit == .onlyMember
    let named = ChosenShapeFields(
      survey,
      kindIsMemberName: false,
      idIsMemberName: candidate.contentUnit == .member
    )
    memberNamesAreIDs = candidate.contentUnit == .member && named.kind != nil
    chosenFields =
      contentsAreMembers && !memberNamesAreIDs
      ? ChosenShapeFields(survey, kindIsMemberName: true, idIsMemberName: false) : named
    payloadPath = Self.findPayloadPath(samples.map(\.value), chosenFields)
    let hasNoIdentifyingField =
      chosenFields.kind == nil && chosenFields.id == nil && chosenFields.title == nil
    guard candidate.contentUnit != .valueAtPlace || !hasNoIdentifyingField else { return nil }
    let arrayCounts = samples.map { sample in
      sample.value.members.filter { $0.value.kind == .array }.count
    }
    contentsOnlyWrapLists =
      candidate.contentUnit == .element && chosenFields.kind == nil
      && zip(samples, arrayCounts).allSatisfy { sample, count in
        count == 1 && sample.value.members.allSatisfy { $0.value.kind != .object }
      }
    score = initialScore(with: samples, byteShare: byteShare)
  }

  private func initialScore(
    with samples: [ContentListCandidate.Sample],
    byteShare: Double
  ) -> Double {
    var score = 3 * byteShare
    score += 3 * (chosenFields.kind?.score ?? 0)
    if let kind = chosenFields.kind, kind.distinctValueCount > 1 { score += 1 }
    score += 2 * (memberNamesAreIDs ? 0.8 : chosenFields.id?.score ?? 0)
    score += chosenFields.title?.score ?? 0
    if chosenFields.position != nil { score += 0.5 }
    var logarithm = 0.0
    var count = samples.count
    while count > 1 {
      count /= 2
      logarithm += 1
    }
    score += 0.3 * min(logarithm, 5)
    if let name = candidate.path.last, Self.contentListNames.contains(name.lowercased()) {
      score += 0.7
    }
    score -= 0.25 * Double(candidate.path.count) + 1.5 * Double(candidate.wildcardCount)
    switch candidate.contentUnit {
    case .element: break
    case .onlyMember: score += 2.5
    case .member: score += memberNamesAreIDs ? -0.5 : -1
    case .valueAtPlace: score -= 2
    }
    return score
  }

  /// Adds points to the score; negative points lower it.
  mutating func addToScore(_ points: Double) {
    score += points
  }

  /// Returns the path from a content to its payload; empty if the whole content is the payload.
  private static func findPayloadPath(
    _ values: [JSONValue],
    _ chosenFields: ChosenShapeFields
  ) -> [String] {
    let parts = [chosenFields.kind, chosenFields.id, chosenFields.title].compactMap { $0?.path }
    // The kind, id and title of each content lie in its only object, as in a `node` of GraphQL.
    if let first = chosenFields.kind?.path.first, chosenFields.kind?.path.count == 2,
      parts.allSatisfy({ $0.first == first && $0.count >= 2 }),
      values.allSatisfy({ $0.onlyNestedObject?.key == first })
    {
      return [first]
    }
    let outside = [chosenFields.kind, chosenFields.id].compactMap { $0?.path.first }
    let known = Set(outside + ["order", "visibility", "position"])
    guard chosenFields.kind?.path.count == 1 else { return [] }
    var name: String?
    for value in values {
      let others = value.members.filter { !known.contains($0.key) }
      guard others.count == 1, let only = others.first, only.value.isContainer,
        payloadMemberNames.contains(only.key.lowercased()), name == nil || name == only.key
      else { return [] }
      name = only.key
    }
    return name.map { [$0] } ?? []
  }

  /// Returns the shape file.
  ///
  /// - Parameter titlePath: The path to the screen's title; `nil` for no title.
  /// - Returns: The file as JSON.
  func shapeFile(titlePath: [String]?) -> JSONTree {
    var list = [JSONTree.Member(key: "list", value: .string(candidate.pointer.description))]
    func addListMember(_ key: String, _ value: String) {
      list.append(JSONTree.Member(key: key, value: .string(value)))
    }
    if isMissingInSomeDocument { list.append(JSONTree.Member(key: "optional", value: .bool(true))) }
    if candidate.contentUnit != .element { addListMember("each", candidate.contentUnit.rawValue) }
    if memberNamesAreIDs { addListMember("memberIs", "id") }
    for (name, path) in partPaths {
      addListMember(name, JSONPointer(tokens: path).description)
      if name == "kind", chosenFields.kind.map({ $0.shareOfContents < 1 }) == true {
        addListMember("defaultKind", defaultKind)
      }
    }
    if contentsHaveNoKind { addListMember("defaultKind", defaultKind) }
    var file = [JSONTree.Member(key: "schema", value: .integer(1))]
    if let titlePath {
      let pointer = JSONPointer(tokens: titlePath).description
      file.append(JSONTree.Member(key: "title", value: .string(pointer)))
    }
    file.append(JSONTree.Member(key: "contents", value: .object(list)))
    return .object(file)
  }

  /// Phrases that describe a content for people: `kind /type`, `optional`, or
  /// `kind is the name of the only member`.
  var contentPartDescriptions: [String] {
    var words = partPaths.map { "\($0) \(JSONPointer(tokens: $1))" }
    switch candidate.contentUnit {
    case .element: break
    case .valueAtPlace: words.insert("the whole value", at: 0)
    case .member:
      words.insert("\(memberNamesAreIDs ? "id" : "kind") is the name of the member", at: 0)
    case .onlyMember: words.insert("kind is the name of the only member", at: 0)
    }
    if contentsHaveNoKind { words.insert("kind \(defaultKind)", at: 0) }
    if isMissingInSomeDocument { words.append("optional") }
    return words
  }

  private var partPaths: [(String, [String])] {
    [
      ("kind", chosenFields.kind?.path), ("id", chosenFields.id?.path),
      ("position", chosenFields.position?.path), ("title", chosenFields.title?.path),
      ("payload", payloadPath.isEmpty ? nil : payloadPath),
    ].compactMap { name, path in path.map { (name, $0) } }
  }

  private var contentsHaveNoKind: Bool {
    let isNamedByKind = candidate.contentUnit == .member || candidate.contentUnit == .onlyMember
    return chosenFields.kind == nil && !(isNamedByKind && !memberNamesAreIDs)
  }

  /// The kind for contents without one, derived from the name of the list: `section` for
  /// `sections`; `content` for a list without a name.
  private var defaultKind: String {
    guard let name = candidate.path.last(where: { $0 != "*" }), !name.isEmpty else {
      return "content"
    }
    let shortName = String(name.prefix(60))
    if shortName.hasSuffix("ies") { return shortName.dropLast(3) + "y" }
    return shortName.count > 2 && shortName.hasSuffix("s") && !shortName.hasSuffix("ss")
      ? String(shortName.dropLast()) : shortName
  }
}
