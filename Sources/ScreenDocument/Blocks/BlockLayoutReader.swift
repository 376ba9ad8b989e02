import StrictJSON

/// Reads the tree of a block page's layout into a list of its valid nodes, and reports the others.
struct BlockLayoutReader {
  private static let maximumNodes = 100_000

  /// The numbers of children of groups; all of these children should be blocks.
  struct BlockCounts {
    /// The number of all children, including invalid ones.
    var total = 0
    /// The number of children that are no blocks, because they cannot be read.
    var unreadable = 0
  }

  /// The valid nodes in the order of the layout: the page, then the popup pages, and each node
  /// before its children.
  private(set) var nodes: [LayoutNode] = []
  private(set) var diagnostics = DiagnosticList()
  /// The numbers of children that all groups of a page have, for each valid page.
  ///
  /// The page is first, then the popups.
  private(set) var blockCountsByPage: [BlockCounts] = []
  private var blockCountsOfAllPages = BlockCounts()

  /// The ids of omitted nodes; their property and data entries are not reported as orphans.
  private(set) var omittedIDs: Set<String> = []
  /// The number of nodes that were left out because of ``maximumNodes``, without the nodes inside
  /// them.
  private var nodeCountBeyondMaximum = 0

  /// Reads the page that the screen shows; throws if there is none, if its level is not `page`, or
  /// if it has no main space.
  mutating func readPage(of layout: JSONValue) throws(DocumentError) {
    guard let page = layout["page"], page.kind == .object else {
      let page = layout["page"]
      throw DocumentError(
        "noPage",
        at: page ?? layout,
        message: page.map {
          "The layout's \"page\" must be an object, found \($0.kind.nameWithArticle)."
        }
          ?? "The layout has no \"page\": it is \(layout.typeAndPartsInWords); send a \"page\"."
      )
    }
    guard level(of: page) == .page else {
      throw DocumentError(
        "noPage",
        at: page["level"] ?? page,
        message: "The layout's \"page\" is not of the level \"page\"; correct its \"level\"."
      )
    }
    if let problem = appendPage(page) { throw DocumentError(diagnostic: problem) }
  }

  /// Reads the popup pages; invalid ones, and those without a main space, are reported and omitted.
  mutating func readPopups(of layout: JSONValue) {
    guard let popups = layout["popups"], !popups.isNull else { return }
    guard popups.kind == .array else {
      report(
        .error,
        "invalidChildren",
        popups,
        "Expected an array of pages, found \(popups.kind.nameWithArticle); the popups are left out."
      )
      return
    }
    for popup in popups.elements {
      guard nodes.count < Self.maximumNodes else {
        nodeCountBeyondMaximum += 1
        recordOmittedIDs(in: popup)
        continue
      }
      guard popup.kind == .object else {
        report(
          .error,
          "notAnObject",
          popup,
          "Expected a page, found \(popup.kind.nameWithArticle); remove it or send an object."
        )
        continue
      }
      guard let level = levelOrReport(of: popup) else { continue }
      guard level == .page else {
        recordOmittedIDs(in: popup)
        let path = idPathText(to: popup, inParent: nil)
        report(
          .error,
          "wrongLevel",
          popup["level"] ?? popup,
          "Popups must be pages, not \(level.nameWithArticle): \(path). Correct its \"level\"."
        )
        continue
      }
      let firstNode = nodes.count
      if let problem = appendPage(popup) {
        nodes.removeSubrange(firstNode...)
        recordOmittedIDs(in: popup)
        diagnostics.add(at: 0, problem)
      }
    }
  }

  /// Reports how many nodes were omitted because there are too many; to be called last.
  mutating func reportNodesBeyondMaximum() {
    guard nodeCountBeyondMaximum > 0 else { return }
    diagnostics.add(
      at: 0,
      Diagnostic(
        severity: .error,
        code: "tooManyNodes",
        part: nodes.first?.layoutValue.part,
        message: """
          The layout has more than \(Self.maximumNodes) parts; the last \(nodeCountBeyondMaximum) and all \
          parts in them are left out. Split the page.
          """
      )
    )
  }
}

extension BlockLayoutReader {
  private mutating func appendPage(_ page: JSONValue) -> Diagnostic? {
    let index = nodes.count
    let earlier = blockCountsOfAllPages
    let earlierCountBeyondMaximum = nodeCountBeyondMaximum
    appendSubtree(page, level: .page, parent: nil)
    nodes[index].mainSpaceIndex = indexOfMainSpace(of: page, at: index)
    guard nodes[index].mainSpaceIndex == nil else {
      blockCountsByPage.append(
        BlockCounts(
          total: blockCountsOfAllPages.total - earlier.total,
          unreadable: blockCountsOfAllPages.unreadable - earlier.unreadable
        )
      )
      return nil
    }
    let path = idPathText(to: page, inParent: nil)
    let name = page["main"]?.textIfValidID.map { "\"\($0.cutForMessages)\"" }
    let isCut = name != nil && nodeCountBeyondMaximum > earlierCountBeyondMaximum
    return Diagnostic(
      severity: .error,
      code: "noMainSpace",
      at: page["main"] ?? page,
      message: isCut
        ? """
        The page \(path) has no main space among the first \(Self.maximumNodes) parts of the layout, \
        and the others are left out. Split the page.
        """
        : """
        The page \(path) has no main space\
        \(name.map { ": none of its spaces is \($0)" } ?? ""); name one of its spaces in "main".
        """
    )
  }

  private func indexOfMainSpace(of page: JSONValue, at index: Int) -> Int? {
    guard let main = page["main"]?.textIfValidID else { return nil }
    var space = index + 1
    while space < nodes[index].subtreeEndIndex {
      if nodes[space].serverID == main { return space }
      space = nodes[space].subtreeEndIndex
    }
    return nil
  }

  /// Appends a node and the valid nodes inside it.
  ///
  /// A child that is invalid, or beyond the maximum number of nodes, is left out with everything in
  /// it. The recursion ends at the sixth level, which has no children.
  private mutating func appendSubtree(
    _ value: JSONValue,
    level: BlockPageLevel,
    kind: String? = nil,
    parent: Int?,
    position: Int? = nil
  ) {
    let index = nodes.count
    nodes.append(
      LayoutNode(
        level: level,
        kind: kind,
        serverID: serverIDOrReport(of: value),
        layoutValue: value,
        parentIndex: parent,
        subtreeEndIndex: index + 1,
        indexAmongChildrenOfAllGroups: position
      )
    )
    appendChildren(of: index)
    nodes[index].subtreeEndIndex = nodes.count
  }

  private mutating func appendChildren(of index: Int) {
    let parent = nodes[index]
    guard let children = parent.layoutValue["children"], !children.isNull else { return }
    guard children.kind == .array else {
      report(
        .error,
        "invalidChildren",
        children,
        "Expected an array of children, found \(children.kind.nameWithArticle); all children are left out."
      )
      return
    }
    for child in children.elements {
      var position: Int?
      if parent.level == .group {
        position = blockCountsOfAllPages.total
        blockCountsOfAllPages.total += 1
      }
      guard nodes.count < Self.maximumNodes else {
        nodeCountBeyondMaximum += 1
        recordOmittedIDs(in: child)
        continue
      }
      let isValid = appendIfValid(child, parent: index, position: position)
      if !isValid, parent.level == .group { blockCountsOfAllPages.unreadable += 1 }
    }
  }

  /// Appends a child and the valid nodes inside it; reports it and returns `false` if it is
  /// invalid.
  private mutating func appendIfValid(
    _ child: JSONValue,
    parent index: Int,
    position: Int?
  ) -> Bool {
    let expected = nodes[index].level.child
    guard child.kind == .object else {
      report(
        .error,
        "notAnObject",
        child,
        "Expected \(expected?.nameWithArticle ?? "nothing"), found \(child.kind.nameWithArticle); "
          + "remove it or send an object."
      )
      return false
    }
    guard let level = levelOrReport(of: child) else { return false }
    guard level == expected else {
      reportWrongLevel(level, of: child, in: index)
      return false
    }
    let kind = kindOrReport(of: child, level: level)
    guard level != .block || kind != nil else {
      recordOmittedIDs(in: child)
      return false
    }
    appendSubtree(child, level: level, kind: kind, parent: index, position: position)
    return true
  }

  private mutating func reportWrongLevel(
    _ level: BlockPageLevel,
    of child: JSONValue,
    in parent: Int
  ) {
    recordOmittedIDs(in: child)
    let place = nodes[parent].level.nameWithArticle
    let path = idPathText(to: child, inParent: parent)
    let advice = level.parent.map { "into \($0.nameWithArticle)" } ?? "to \"popups\""
    report(
      .error,
      "wrongLevel",
      child["level"] ?? child,
      "\(level.nameWithArticle.capitalizedFirst) cannot be a child of \(place): \(path). Move it \(advice)."
    )
  }

  private func level(of value: JSONValue) -> BlockPageLevel? {
    value["level"]?.string.flatMap(BlockPageLevel.init)
  }

  private mutating func levelOrReport(of value: JSONValue) -> BlockPageLevel? {
    if let level = level(of: value) { return level }
    recordOmittedIDs(in: value)
    let found = value["level"].map { level in
      level.string.map { "\"\($0.cutForMessages)\"" } ?? level.kind.nameWithArticle
    }
    let known = BlockPageLevel.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      .error,
      "invalidLevel",
      value["level"] ?? value,
      "A \"level\" is one of \(known), found \(found ?? "none"); correct it."
    )
    return nil
  }

  private mutating func kindOrReport(of value: JSONValue, level: BlockPageLevel) -> String? {
    let written = value["kind"]
    if let kind = written?.string, !kind.isEmpty { return kind }
    let isAbsent = written == nil || written?.isNull == true || written?.string != nil
    if isAbsent {
      guard level == .block else { return nil }
      report(.error, "missingKind", value, "The block has no \"kind\"; send one.")
    } else if let written {
      report(
        level == .block ? .error : .warning,
        "invalidKind",
        written,
        "A kind must be a text, found \(written.kind.nameWithArticle); send a text."
      )
    }
    return nil
  }

  private mutating func serverIDOrReport(of value: JSONValue) -> String? {
    let written = value["id"]
    if let id = written?.textIfValidID { return id }
    let found = written.map { $0.string == nil ? $0.kind.nameWithArticle : "an empty text" }
    report(
      .warning,
      "invalidID",
      written ?? value,
      "An id must be a text or a number, found \(found ?? "none"); without one, this part gets no property or data."
    )
    return nil
  }

  /// Records the ids of an omitted value and of everything inside it.
  private mutating func recordOmittedIDs(in value: JSONValue) {
    var open = [value]
    while let value = open.popLast() {
      if let id = value["id"]?.textIfValidID { omittedIDs.insert(id) }
      if let children = value["children"] { open.append(contentsOf: children.elements) }
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ code: String,
    _ value: JSONValue,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: 0,
      Diagnostic(severity: severity, code: code, at: value, message: message())
    )
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
