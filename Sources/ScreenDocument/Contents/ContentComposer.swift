import StrictJSON

/// Reads the lists of contents that a ``DocumentShape`` describes into ``drafts``.
struct ContentComposer {
  /// A content without its final id.
  struct Draft {
    var kind: ContentKind
    /// The id that the server sent; `nil` if it is absent or invalid.
    var serverID: String?
    /// The value that diagnostics about the id name: the written id, valid or not, or the content
    /// whose member name is the id; `nil` if the id is absent or `null`.
    var writtenID: JSONValue?
    var position: Int
    /// The position that the content is sorted by, if the list has positions.
    var sortPlace: Int
    var explicitPosition: Int?
    var payload: JSONValue
    var title: String?
    var element: JSONValue
    var rules: ContentRules?

    var path: JSONPointer { element.pointer }

    var idPath: JSONPointer { writtenID?.pointer ?? path }
  }

  /// A value of a list that may be a content.
  struct Candidate {
    var value: JSONValue
    /// The name of the member whose value it is; `nil` for an element of an array.
    var name: String?
    /// The id, in an element of the list, that refers to this section; `nil` without a join.
    var key: JSONValue?
    /// The number of contents that contain the value; 0 for one directly in the list.
    var depth = 0
    /// The sort position of the outermost content that contains the value; `nil` at depth 0.
    var sortPlace: Int?
  }

  private static let maximumDepth = 32
  private static let maximumElements = 100_000

  private(set) var drafts: [Draft] = []
  /// The number of elements read so far, including omitted ones.
  private(set) var elementCount = 0
  var diagnostics = DiagnosticList()
  private var rulesReader = ContentRulesReader()
  private var hasReportedDepth = false
  private var hasReportedCount = false

  /// Reads every content of one list, and appends it to ``drafts``.
  mutating func read(_ list: ContentList, in root: JSONValue) throws(DocumentError) {
    let found = try list.find(in: root)
    let firstDraft = drafts.count
    let firstElement = elementCount
    var sections: PlacedSections?
    if let join = list.join {
      guard let value = try list.sections(of: join, in: root) else { return }
      sections = PlacedSections(value, id: join.id)
    }
    for place in found.lists {
      switch list.each {
      case .element, .onlyMember:
        for element in place.elements { read(element, of: list, from: firstElement, &sections) }
      case .member:
        for (name, value) in place.members {
          read(Candidate(value: value, name: name), of: list, from: firstElement)
        }
      case .whole:
        read(Candidate(value: place), of: list, from: firstElement)
      }
    }
    for value in found.missing { reportMissingList(value, list) }
    for section in sections?.unused ?? [] { reportOrphan(section) }
    guard list.position != nil else { return }
    let ordered = drafts[firstDraft...].sorted { left, right in
      (left.sortPlace, left.position) < (right.sortPlace, right.position)
    }
    drafts.replaceSubrange(firstDraft..., with: ordered)
  }

  /// Reads an element of an array, or the section that it refers to by id.
  private mutating func read(
    _ element: JSONValue,
    of list: ContentList,
    from firstElement: Int,
    _ sections: inout PlacedSections?
  ) {
    guard let join = list.join, sections != nil, !element.isNull else {
      read(Candidate(value: element), of: list, from: firstElement)
      return
    }
    let key = element.value(at: join.key)
    guard let id = key?.idText, let section = sections?.useSection(id) else {
      reportMissingSection(element, key, join)
      elementCount += 1
      return
    }
    read(Candidate(value: section, key: key), of: list, from: firstElement)
  }

  private mutating func read(
    _ candidate: Candidate,
    of list: ContentList,
    from firstElement: Int
  ) {
    guard list.children.isEmpty || elementCount < Self.maximumElements else {
      reportTooMany(candidate.value)
      return
    }
    let position = elementCount
    elementCount += 1
    guard let candidate = content(candidate, at: position, of: list) else { return }
    let element = candidate.value
    let explicitPosition =
      candidate.depth == 0 ? explicitPosition(of: element, position: position, list: list) : nil
    let sortPlace = candidate.sortPlace ?? explicitPosition ?? position - firstElement
    let children = list.children.flatMap { ContentList.values(in: element, at: $0) }
    let hasChildren = children.contains { $0.kind == .array || $0.kind == .object }
    if !hasChildren || list.parents == .keep {
      guard let kind = kind(of: candidate, position: position, list: list) else { return }
      let id = id(of: candidate, position: position, list: list)
      drafts.append(
        Draft(
          kind: kind,
          serverID: id.text,
          writtenID: id.value,
          position: position,
          sortPlace: sortPlace,
          explicitPosition: explicitPosition,
          payload: payload(of: element, position: position, list: list),
          title: title(of: element, position: position, pointer: list.title),
          element: element,
          rules: rulesReader.rules(
            order: list.order.flatMap { element.value(at: $0) },
            visibility: list.visibility.flatMap { element.value(at: $0) },
            position: position
          )
        )
      )
    }
    for child in children {
      read(child, in: candidate, sortPlace: sortPlace, of: list, from: firstElement)
    }
  }

  /// Reads the children of a content: an array of contents, or one content.
  private mutating func read(
    _ child: JSONValue,
    in parent: Candidate,
    sortPlace: Int,
    of list: ContentList,
    from firstElement: Int
  ) {
    guard child.kind == .array || child.kind == .object else {
      if !child.isNull { reportChildren(child) }
      return
    }
    guard parent.depth < Self.maximumDepth else {
      reportDepth(child)
      return
    }
    let values = child.kind == .array ? Array(child.elements) : [child]
    for value in values {
      guard !hasReportedCount else { return }
      let candidate = Candidate(value: value, depth: parent.depth + 1, sortPlace: sortPlace)
      read(candidate, of: list, from: firstElement)
    }
  }

  /// Reads the document's greatest number of visible contents of each kind.
  mutating func limits(of root: JSONValue, pointer: JSONPointer?) -> [ContentKind: Int] {
    pointer.flatMap { root.value(at: $0) }.map { rulesReader.limits($0) } ?? [:]
  }

  /// Adds the diagnostics of all rules; to be called last.
  mutating func finish() {
    diagnostics.add(contentsOf: rulesReader.diagnostics)
  }
}

extension ContentComposer {
  private mutating func reportMissingList(_ value: JSONValue, _ list: ContentList) {
    report(
      .error,
      "missingList",
      value,
      value.pointer,
      elementCount,
      "No list of contents at \"\(list.place)\" here, found \(value.summary); send one, or make the "
        + "list of the shape optional."
    )
  }

  private mutating func reportMissingSection(
    _ element: JSONValue,
    _ key: JSONValue?,
    _ join: ContentList.Join
  ) {
    let message =
      if let id = key?.idText {
        "No section of \"\(join.sections)\" has the id \"\(id.prefix(60))\"; send one, or remove the "
          + "element."
      } else {
        "The element has no id at \"\(join.key)\"; send the id of its section, or remove the element."
      }
    report(
      .error,
      "missingSection",
      key ?? element,
      (key ?? element).pointer,
      elementCount,
      message
    )
  }

  private mutating func reportOrphan(_ section: JSONValue) {
    report(
      .warning,
      "orphanSection",
      section,
      section.pointer,
      elementCount,
      "No element of the list refers to this section by its id; add such an element, or remove the "
        + "section."
    )
  }

  private mutating func reportChildren(_ value: JSONValue) {
    report(
      .warning,
      "invalidChildren",
      value,
      value.pointer,
      elementCount,
      "Children must be an array or one object, found \(value.kind.name); they are left out."
    )
  }

  private mutating func reportDepth(_ value: JSONValue) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    report(
      .error,
      "childrenTooDeep",
      value,
      value.pointer,
      elementCount,
      "Contents are nested at most \(Self.maximumDepth) levels deep; deeper ones are left out."
    )
  }

  private mutating func reportTooMany(_ value: JSONValue) {
    guard !hasReportedCount else { return }
    hasReportedCount = true
    report(
      .error,
      "tooManyContents",
      value,
      value.pointer,
      elementCount,
      "A list with children has at most \(Self.maximumElements) elements; the rest are left out."
    )
  }
}
