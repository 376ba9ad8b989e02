import StrictJSON

/// Reads the lists of contents that a ``DocumentShape`` describes into ``drafts``.
struct ContentListReader {
  /// A content without its final id.
  struct Draft {
    var kind: ContentKind
    /// The id that the server sent; `nil` if it is absent or invalid.
    var serverID: String?
    /// The value whose place diagnostics about the id give.
    ///
    /// It is the written id, valid or not. If the name of a member is the id, it is the value of
    /// this member. It is `nil` if the id is absent or `null`.
    var writtenID: JSONValue?
    /// The index of the content among all elements of the document, including omitted ones.
    var elementIndexInDocument: Int
    /// The position by which the contents of a list with positions are sorted: the explicit one, or
    /// else the index in the list; a child has the position of its outermost parent.
    var sortPosition: Int
    var explicitPosition: Int?
    var payload: JSONValue
    var title: String?
    var element: JSONValue
    var rules: ContentRules?

    var path: JSONPointer { element.pointer }

    var idDiagnosticPath: JSONPointer { writtenID?.pointer ?? path }
  }

  /// A value of a list that may be a content.
  struct PossibleContent {
    var value: JSONValue
    /// The name of the member whose value it is; `nil` for a value that is no member.
    var memberName: String?
    /// The id by which an element of the list refers to the value, which is a section.
    ///
    /// `nil` for a value that is no section: in a list without section references, for a child of a
    /// content, and for an element that is `null`.
    var sectionID: JSONValue?
    /// The number of contents that contain the value; 0 for one directly in the list.
    var depth = 0
    /// The sort position of the outermost content that contains the value; `nil` at depth 0.
    var sortPositionOfOutermostParent: Int?
  }

  /// The greatest number of contents that contain a child.
  private static let maximumChildDepth = 32
  /// The number of elements after which a list with children is not read further.
  ///
  /// It counts the elements of all levels, and of the lists that were read before.
  private static let elementCountThatEndsNestedLists = 100_000

  private(set) var drafts: [Draft] = []
  /// The number of elements read so far, including omitted ones.
  private(set) var elementCount = 0
  /// The number of elements of the current list read so far, without the children of contents.
  private var elementCountOfCurrentList = 0
  /// The number of elements that cannot be read, each of which is reported.
  private(set) var unreadableElementCount = 0
  var diagnostics = DiagnosticList()
  private var rulesReader = ContentRulesReader()
  private var hasReportedChildrenTooDeep = false
  private var hasReportedTooManyContents = false

  /// Reads the contents of one list and appends them to ``drafts``, sorted if the list has
  /// positions.
  mutating func readList(_ list: ContentListShape, in root: JSONValue) throws(DocumentError) {
    let found = try list.findLists(in: root)
    let firstDraft = drafts.count
    elementCountOfCurrentList = 0
    var sections: SectionLookup?
    if let reference = list.sectionReference {
      guard let value = try list.sectionContainer(of: reference, in: root) else { return }
      sections = SectionLookup(value, id: reference.idInSection)
    }
    for place in found.lists {
      switch list.contentUnit {
      case .element, .onlyMember:
        for element in place.elements {
          readElement(element, of: list, sections: &sections)
        }
      case .member:
        for (name, value) in place.members {
          readPossibleContent(PossibleContent(value: value, memberName: name), of: list)
        }
      case .valueAtPlace:
        readPossibleContent(PossibleContent(value: place), of: list)
      }
    }
    for value in found.valuesWithoutList { reportMissingList(value, list) }
    for section in sections?.unusedSections ?? [] { reportUnusedSection(section) }
    guard list.position != nil else { return }
    let ordered = drafts[firstDraft...].sorted { left, right in
      (left.sortPosition, left.elementIndexInDocument)
        < (right.sortPosition, right.elementIndexInDocument)
    }
    drafts.replaceSubrange(firstDraft..., with: ordered)
  }

  /// Reads an element of a list or, in a list with section references, the section to which it
  /// refers.
  ///
  /// An element that refers to no existing section is counted, reported and left out. `sections` is
  /// `nil` for a list without section references.
  private mutating func readElement(
    _ element: JSONValue,
    of list: ContentListShape,
    sections: inout SectionLookup?
  ) {
    guard let reference = list.sectionReference, sections != nil, !element.isNull else {
      readPossibleContent(PossibleContent(value: element), of: list)
      return
    }
    let key = element.value(at: reference.sectionIDInElement)
    guard let id = key?.textIfValidID, let section = sections?.useSection(withID: id) else {
      reportMissingSection(element, key, reference)
      elementCount += 1
      elementCountOfCurrentList += 1
      unreadableElementCount += 1
      return
    }
    readPossibleContent(PossibleContent(value: section, sectionID: key), of: list)
  }

  private mutating func readPossibleContent(
    _ possibleContent: PossibleContent,
    of list: ContentListShape
  ) {
    guard list.children.isEmpty || elementCount < Self.elementCountThatEndsNestedLists else {
      reportTooManyContents(possibleContent.value)
      return
    }
    let elementIndex = elementCount
    elementCount += 1
    let indexInList = elementCountOfCurrentList
    if possibleContent.depth == 0 { elementCountOfCurrentList += 1 }
    guard
      let possibleContent = acceptedContent(
        unwrapping: possibleContent,
        at: elementIndex,
        of: list
      )
    else {
      unreadableElementCount += 1
      return
    }
    let element = possibleContent.value
    let explicitPosition =
      possibleContent.depth == 0
      ? readExplicitPosition(of: element, elementIndex: elementIndex, list: list) : nil
    let sortPosition =
      possibleContent.sortPositionOfOutermostParent ?? explicitPosition ?? indexInList
    let children = list.children.flatMap { ContentListShape.values(in: element, at: $0) }
    let hasChildren = children.contains { $0.kind == .array || $0.kind == .object }
    if !hasChildren || list.parentContentRule == .keep {
      appendDraft(
        of: possibleContent,
        elementIndex: elementIndex,
        sortPosition: sortPosition,
        explicitPosition: explicitPosition,
        in: list
      )
    }
    for child in children {
      readChildren(
        from: child,
        of: possibleContent,
        sortPosition: sortPosition,
        in: list
      )
    }
  }

  /// Reads a content without its children, and appends it to ``drafts``; a content without a valid
  /// kind is counted, reported and left out.
  private mutating func appendDraft(
    of possibleContent: PossibleContent,
    elementIndex: Int,
    sortPosition: Int,
    explicitPosition: Int?,
    in list: ContentListShape
  ) {
    guard let kind = readKind(of: possibleContent, elementIndex: elementIndex, list: list) else {
      unreadableElementCount += 1
      return
    }
    let element = possibleContent.value
    let id = readID(of: possibleContent, elementIndex: elementIndex, list: list)
    drafts.append(
      Draft(
        kind: kind,
        serverID: id.text,
        writtenID: id.value,
        elementIndexInDocument: elementIndex,
        sortPosition: sortPosition,
        explicitPosition: explicitPosition,
        payload: readPayload(of: element, elementIndex: elementIndex, list: list),
        title: readTitle(of: element, elementIndex: elementIndex, pointer: list.title),
        element: element,
        rules: rulesReader.readRules(
          order: list.contentOrder.flatMap { element.value(at: $0) },
          visibility: list.contentVisibility.flatMap { element.value(at: $0) },
          position: elementIndex
        )
      )
    )
  }

  /// Reads the children of a content: an array of contents, or one content.
  private mutating func readChildren(
    from value: JSONValue,
    of parent: PossibleContent,
    sortPosition: Int,
    in list: ContentListShape
  ) {
    guard value.kind == .array || value.kind == .object else {
      if !value.isNull { reportInvalidChildren(value) }
      return
    }
    guard parent.depth < Self.maximumChildDepth else {
      reportChildrenTooDeep(value)
      return
    }
    let children = value.kind == .array ? Array(value.elements) : [value]
    for child in children {
      guard !hasReportedTooManyContents else { return }
      let possibleContent = PossibleContent(
        value: child,
        depth: parent.depth + 1,
        sortPositionOfOutermostParent: sortPosition
      )
      readPossibleContent(possibleContent, of: list)
    }
  }

  /// Reads the document's greatest number of visible contents of each kind.
  mutating func readMaximumVisibleCounts(of root: JSONValue, pointer: JSONPointer?) -> [ContentKind:
    Int]
  {
    pointer.flatMap { root.value(at: $0) }.map { rulesReader.readMaximumVisibleCounts($0) } ?? [:]
  }

  /// Adds the diagnostics about the rules of all contents; to be called last.
  mutating func addRuleDiagnostics() {
    diagnostics.add(contentsOf: rulesReader.diagnostics)
  }
}

extension ContentListReader {
  private mutating func reportMissingList(_ value: JSONValue, _ list: ContentListShape) {
    report(
      .error,
      "missingList",
      value,
      value.pointer,
      elementCount,
      "No list of contents at \"\(list.place)\" here, found \(value.typeAndPartsInWords); send one, or make the "
        + "list of the shape optional."
    )
  }

  private mutating func reportMissingSection(
    _ element: JSONValue,
    _ key: JSONValue?,
    _ reference: ContentListShape.SectionReference
  ) {
    let message =
      if let id = key?.textIfValidID {
        "No section of \"\(reference.sections)\" has the id \"\(id.cutForMessages)\"; send one, or remove the "
          + "element."
      } else {
        "The element has no id at \"\(reference.sectionIDInElement)\"; send the id of its section, or "
          + "remove the element."
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

  private mutating func reportUnusedSection(_ section: SectionLookup.UnusedSection) {
    let message =
      if let id = section.repeatedID {
        "An earlier section has the same id \"\(id.cutForMessages)\", and elements can refer only to "
          + "that one; give this section another id, or remove it."
      } else {
        "No element of the list refers to this section by its id; add such an element, or remove "
          + "the section."
      }
    report(
      .warning,
      "orphanSection",
      section.value,
      section.value.pointer,
      elementCount,
      message
    )
  }

  private mutating func reportInvalidChildren(_ value: JSONValue) {
    report(
      .warning,
      "invalidChildren",
      value,
      value.pointer,
      elementCount,
      "Children must be an array or one object, found \(value.kind.nameWithArticle); they are left out."
    )
  }

  private mutating func reportChildrenTooDeep(_ value: JSONValue) {
    guard !hasReportedChildrenTooDeep else { return }
    hasReportedChildrenTooDeep = true
    report(
      .error,
      "childrenTooDeep",
      value,
      value.pointer,
      elementCount,
      "Contents are nested at most \(Self.maximumChildDepth) levels deep; deeper ones are left out."
    )
  }

  private mutating func reportTooManyContents(_ value: JSONValue) {
    guard !hasReportedTooManyContents else { return }
    hasReportedTooManyContents = true
    report(
      .error,
      "tooManyContents",
      value,
      value.pointer,
      elementCount,
      "A list with children is cut when all lists together have "
        + "\(Self.elementCountThatEndsNestedLists) elements; the rest are left out."
    )
  }
}
