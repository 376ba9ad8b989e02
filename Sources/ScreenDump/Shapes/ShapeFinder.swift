import ScreenDocument
import StrictJSON

/// A search for the shapes that fit all documents of one screen.
struct ShapeFinder {
  private static let surveyedPlaceLimit = 40
  private static let proposalLimit = 5
  private static let titleMemberNames = ["title", "pageTitle", "screenTitle"]
  private static let headMemberNames = ["head", "header", "meta", "metadata", "page"]

  private let documents: [JSONDocument]
  private var documentRoots: [JSONValue] { documents.map(\.root) }

  /// Creates a search.
  ///
  /// - Parameter documents: The documents, all of one screen.
  init(_ documents: [JSONDocument]) {
    self.documents = documents
  }

  /// Returns the shapes that fit, the best first, at most five; empty if none fits.
  ///
  /// A shape fits if every document can be read with it, and at least one content is found.
  ///
  /// - Complexity: O(n) in the bytes of the documents for each shape that is tried. At most 20,000
  ///   values of each document are searched, and at most 40 places are surveyed.
  func proposals() -> [ShapeProposal] {
    var byteCountByCandidate: [ContentListCandidate: Int] = [:]
    for root in documentRoots {
      byteCountByCandidate.merge(ContentListSearch(root).byteCountByCandidate, uniquingKeysWith: +)
    }
    let totalByteCount = Double(max(documentRoots.reduce(0) { $0 + $1.bytes.count }, 1))
    let ranked = byteCountByCandidate.sorted { left, right in
      let places = (left.key.pointer.description, right.key.pointer.description)
      return (Self.surveyPriority(left), places.1, right.key.contentUnit.rawValue)
        > (Self.surveyPriority(right), places.0, left.key.contentUnit.rawValue)
    }
    var shapes = ranked.prefix(Self.surveyedPlaceLimit).compactMap { candidate, bytes in
      ScoredShape(candidate, in: documentRoots, byteShare: min(Double(bytes) / totalByteCount, 1))
    }
    adjustNestedScores(&shapes, byteCountByCandidate, totalByteCount)
    let ordered = shapes.enumerated()
      .sorted { ($0.element.score, $1.offset) > ($1.element.score, $0.offset) }
      .map(\.element)
    var proposals: [ShapeProposal] = []
    for shape in ordered where proposals.count < Self.proposalLimit {
      if let proposal = proposal(shape) { proposals.append(proposal) }
    }
    return proposals
  }

  /// Returns the priority of a place; the places with the highest priorities are surveyed.
  ///
  /// The priority is the number of bytes at the place, divided by 1 + the number of tokens + 3 × the
  /// number of tokens that are `*`. So it is higher for more bytes and for a place nearer the root.
  private static func surveyPriority(_ entry: (key: ContentListCandidate, value: Int)) -> Int {
    entry.value / (1 + entry.key.path.count + 3 * entry.key.wildcardCount)
  }

  /// Changes the scores of shapes whose places contain each other, so that only one ranks high.
  ///
  /// A shape whose place is inside the elements of another shape's list gains points if it has a
  /// field with the kind, and if the elements only wrap lists; otherwise it loses points. The root
  /// as a single content loses points if there is another shape with a good score and at least 30 %
  /// of the documents' bytes.
  private func adjustNestedScores(
    _ shapes: inout [ScoredShape],
    _ byteCountByCandidate: [ContentListCandidate: Int],
    _ totalByteCount: Double
  ) {
    let outer = shapes
    let hasLargeList = outer.contains { shape in
      shape.candidate.contentUnit != .valueAtPlace && shape.score > 2
        && Double(byteCountByCandidate[shape.candidate] ?? 0) >= 0.3 * totalByteCount
    }
    for index in shapes.indices {
      let candidate = shapes[index].candidate
      if candidate.contentUnit == .valueAtPlace {
        if hasLargeList { shapes[index].addToScore(-4) }
        continue
      }
      guard let star = candidate.path.lastIndex(of: "*") else { continue }
      let parent = outer.first {
        $0.candidate.path == Array(candidate.path[..<star])
          && $0.candidate.contentUnit == .element
      }
      guard let parent else { continue }
      let isInWrapper = parent.contentsOnlyWrapLists && shapes[index].chosenFields.kind != nil
      shapes[index].addToScore(isInWrapper ? 1.5 : -4)
    }
  }

  private func proposal(_ scored: ScoredShape) -> ShapeProposal? {
    let file = scored.shapeFile(titlePath: titlePath(above: scored.candidate))
    guard let shape = try? DocumentShape(reading: Array(file.text().utf8)) else { return nil }
    var read: [ContentDocument] = []
    for document in documents {
      guard let contents = try? ContentDocument(composing: document, shape: shape) else {
        return nil
      }
      read.append(contents)
    }
    let proposal = ShapeProposal(
      shapeFile: file,
      list: scored.candidate.pointer.description,
      parts: scored.contentPartDescriptions,
      documents: read
    )
    return proposal.contentCount > 0 ? proposal : nil
  }

  /// Returns the path to the screen's title in the first document; `nil` if there is none, or if
  /// the whole document is one content.
  ///
  /// The title is a text named `title`, `pageTitle` or `screenTitle`, in an object that contains
  /// the list, or in that object's member `head`, `header`, `meta`, `metadata` or `page`. Only
  /// objects that are in no array are searched. Of several titles, the outermost is chosen.
  private func titlePath(above candidate: ContentListCandidate) -> [String]? {
    guard candidate.contentUnit != .valueAtPlace else { return nil }
    var value: JSONValue? = documentRoots.first
    var place: [String] = []
    for token in candidate.path + [""] {
      guard let object = value, object.kind == .object else { return nil }
      for name in Self.titleMemberNames where object[name]?.string != nil { return place + [name] }
      for head in Self.headMemberNames {
        for name in Self.titleMemberNames where object[head]?[name]?.string != nil {
          return place + [head, name]
        }
      }
      place.append(token)
      value = object[token]
    }
    return nil
  }
}
