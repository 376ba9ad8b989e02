import StrictJSON

/// Composes a ``ContentDocument`` from the three documents of a block page.
///
/// The layout is read once, property and data entries are looked up by id, and the payloads of all
/// blocks are written into one text: time and memory are linear in the size of the documents, for
/// any ids.
struct BlockPageComposer {
  /// The greatest total size, in bytes, of the property and data that are copied for repeated ids.
  private static let maximumBytesCopiedForRepeatedIDs = 16 * 1024 * 1024

  private let layout: JSONValue
  private let hasDataDocument: Bool
  private let nodes: [LayoutNode]
  private let idOfNode: [ContentID]
  private let propertyOfNode: [JSONValue?]
  private let dataOfNode: [JSONValue?]
  private let blockCountsByPage: [BlockLayoutReader.BlockCounts]
  private var appearanceOfNode: [Int: FundamentalAppearance] = [:]
  private var diagnostics = DiagnosticList()
  private var appearanceReader = AppearanceReader()
  private var rulesReader = ContentRulesReader()
  /// The rules of the blocks with each id that the server sent; `nil` for an id without rules.
  private var rulesByServerID: [String: ContentRules?] = [:]
  private var payloadWriter: JSONCompositionWriter
  private var jsonTextOfAppearance: [FundamentalAppearance: [UInt8]] = [:]
  private var bytesCopiedForRepeatedIDs = 0

  /// Reads the layout and looks up the entries of its nodes.
  ///
  /// - Throws: ``DocumentError`` if there is no page or no main space, or if property or data is
  ///   neither an object nor `null`.
  init(layout: JSONValue, property: JSONValue?, data: JSONValue?) throws(DocumentError) {
    self.layout = layout
    var reader = BlockLayoutReader()
    try reader.readPage(of: layout)
    reader.readPopups(of: layout)
    reader.reportNodesBeyondMaximum()
    nodes = reader.nodes
    blockCountsByPage = reader.blockCountsByPage
    var idAssigner = ContentIDAssigner()
    var diagnosticList = DiagnosticList()
    idOfNode = idAssigner.assignIDs(
      to: nodes,
      inOrderOf: Array(nodes.indices),
      diagnostics: &diagnosticList
    )
    func isInLayout(_ id: String) -> Bool {
      idAssigner.isServerID(id) || reader.omittedIDs.contains(id)
    }
    let propertyEntries = try PropertyOrDataEntries(
      property,
      of: .property,
      diagnostics: &diagnosticList
    )
    let dataEntries = try PropertyOrDataEntries(data, of: .data, diagnostics: &diagnosticList)
    propertyEntries.reportOrphans(unless: isInLayout, of: .property, diagnostics: &diagnosticList)
    dataEntries.reportOrphans(unless: isInLayout, of: .data, diagnostics: &diagnosticList)
    propertyOfNode = nodes.map { $0.serverID.flatMap { propertyEntries[$0] } }
    dataOfNode = nodes.map { $0.serverID.flatMap { dataEntries[$0] } }
    hasDataDocument = dataEntries.documentExists
    diagnostics.add(contentsOf: reader.diagnostics)
    diagnostics.add(contentsOf: diagnosticList)
    payloadWriter = JSONCompositionWriter(layout: layout, property: property, data: data)
  }

  /// Composes the page and its popups; the result also has the `parserDiagnostics`, which are the
  /// faults that the parser found in the documents.
  mutating func compose(
    parserDiagnostics: [Diagnostic]
  ) throws(DocumentError) -> ContentDocument {
    reportBlocksWithoutData()
    var appearanceByServerID: [String: FundamentalAppearance] = [:]
    for (index, node) in nodes.enumerated() {
      guard let id = node.serverID, let property = propertyOfNode[index] else { continue }
      let appearance = appearanceByServerID[id] ?? readAppearance(in: property)
      appearanceByServerID[id] = appearance
      if appearance != .default { appearanceOfNode[index] = appearance }
    }
    for index in nodes.indices where nodes[index].level == .block { writePayload(of: index) }
    let text = try finishPayloads()
    reportMembersRepeatedAcrossParts(in: text)
    diagnostics.add(contentsOf: appearanceReader.diagnostics)

    var payloads = JSONValue(storage: text, node: 0).elements
    var pages: [(id: ContentID, contents: [ResponseData], containers: [ContentContainer])] = []
    for index in nodes.indices {
      let node = nodes[index]
      if node.level == .page { pages.append((idOfNode[index], [], [])) }
      if let level = node.level.containerLevel {
        pages[pages.count - 1].containers.append(
          ContentContainer(
            id: idOfNode[index],
            level: level,
            parent: node.parentIndex.map { idOfNode[$0] },
            appearance: appearanceOfNode[index] ?? .default,
            mainSpace: node.mainSpaceIndex.map { idOfNode[$0] }
          )
        )
      } else if node.level == .block, let payload = payloads.next(), let group = node.parentIndex {
        pages[pages.count - 1].contents.append(
          ResponseData(
            kind: ContentKind(node.kind ?? ""),
            id: idOfNode[index],
            position: node.indexAmongChildrenOfAllGroups ?? 0,
            payload: payload,
            rules: readRulesOncePerID(ofBlockAt: index),
            groupAndAppearance: BlockGroupAndAppearance(
              groupID: idOfNode[group],
              appearance: appearanceOfNode[index] ?? .default
            )
          )
        )
      }
    }
    diagnostics.add(contentsOf: rulesReader.diagnostics)
    let pageNodes = nodes.indices.filter { nodes[$0].level == .page }
    let popups = pages.indices.dropFirst().map { index in
      var document = ContentDocument(
        title: title(of: pageNodes[index]),
        contents: pages[index].contents,
        elementCount: blockCountsByPage[index].total,
        containers: pages[index].containers
      )
      document.unreadableElementCount = blockCountsByPage[index].unreadable
      return PopupPage(id: pages[index].id, document: document)
    }
    var document = ContentDocument(
      title: title(of: pageNodes[0]),
      contents: pages[0].contents,
      elementCount: blockCountsByPage[0].total,
      diagnostics: (parserDiagnostics + diagnostics.sortedByPosition).inDocumentOrder,
      containers: pages[0].containers,
      popups: popups
    )
    document.unreadableElementCount = blockCountsByPage[0].unreadable
    return document
  }
}

extension BlockPageComposer {
  private func title(of page: Int) -> String? {
    dataOfNode[page]?["title"]?.string
  }

  private mutating func readAppearance(in property: JSONValue) -> FundamentalAppearance {
    property["appearance"].map { appearanceReader.readAppearance($0) } ?? .default
  }

  /// Returns the rules in a block's property; those of blocks that share an id are read once.
  private mutating func readRulesOncePerID(ofBlockAt index: Int) -> ContentRules? {
    guard let id = nodes[index].serverID, let property = propertyOfNode[index] else { return nil }
    if let rules = rulesByServerID[id] { return rules }
    let rules = rulesReader.readRules(
      order: nil,
      visibility: property["visibility"],
      position: 0
    )
    rulesByServerID.updateValue(rules, forKey: id)
    return rules
  }

  /// Writes the payload of a block, item or element, with everything inside it.
  private mutating func writePayload(of index: Int) {
    let node = nodes[index]
    var data = dataOfNode[index]
    var property = propertyOfNode[index]
    if let id = node.serverID, id != idOfNode[index].rawValue {
      bytesCopiedForRepeatedIDs += (data?.bytes.count ?? 0) + (property?.bytes.count ?? 0)
      if bytesCopiedForRepeatedIDs > Self.maximumBytesCopiedForRepeatedIDs {
        data = nil
        property = nil
        reportTooLargeCopies(of: id, at: node)
      }
    }
    if let data {
      payloadWriter.beginObject(recordingOrigin: data, in: .data)
    } else if let property {
      payloadWriter.beginObject(recordingOrigin: property, in: .property)
    } else {
      payloadWriter.beginObject(recordingOrigin: node.layoutValue, in: .layout)
    }
    payloadWriter.appendMember(
      "id",
      idOfNode[index].rawValue,
      recordingLayoutOrigin: node.layoutValue
    )
    if let kind = node.kind {
      payloadWriter.appendMember("kind", kind, recordingLayoutOrigin: node.layoutValue)
    }
    if let appearance = appearanceOfNode[index], let value = property?["appearance"] {
      payloadWriter.appendMember(
        "appearance",
        json: jsonText(of: appearance),
        recordingOrigin: value,
        in: .property
      )
    }
    if node.level != .element {
      payloadWriter.beginArray(
        node.level == .block ? "items" : "elements",
        recordingLayoutOrigin: node.layoutValue
      )
      var child = index + 1
      while child < node.subtreeEndIndex {
        writePayload(of: child)
        child = nodes[child].subtreeEndIndex
      }
      payloadWriter.endArray()
    }
    if let data,
      let appearance = payloadWriter.copyMembers(of: data, from: .data, omitting: "appearance")
    {
      reportMisplacedAppearance(appearance)
    }
    if let property {
      _ = payloadWriter.copyMembers(of: property, from: .property, omitting: "appearance")
    }
    payloadWriter.endObject()
  }

  private mutating func finishPayloads() throws(DocumentError) -> JSONStorage {
    do throws(JSONSyntaxError) {
      return try payloadWriter.finish()
    } catch {
      throw DocumentError(error)
    }
  }

  private mutating func jsonText(of appearance: FundamentalAppearance) -> [UInt8] {
    if let text = jsonTextOfAppearance[appearance] { return text }
    let text = Array(appearance.nonDefaultJSON.text().utf8)
    jsonTextOfAppearance[appearance] = text
    return text
  }

  private mutating func reportBlocksWithoutData() {
    let blocks = nodes.indices.filter { nodes[$0].level == .block }
    guard hasDataDocument else {
      guard !blocks.isEmpty else { return }
      report(
        "missingData",
        layout,
        "The page has no data document, and its blocks are shown without data; send one."
      )
      return
    }
    for index in blocks
    where !(index..<nodes[index].subtreeEndIndex).contains(where: { dataOfNode[$0] != nil }) {
      let id = idOfNode[index].rawValue.cutForMessages
      report(
        "missingData",
        nodes[index].layoutValue,
        """
        Neither the block "\(id)" nor anything in it has data; it is shown without data. \
        Send its data, or {} if it needs none.
        """
      )
    }
  }

  /// Reports the members whose names two documents have in one payload, at most 100 of them.
  ///
  /// Members that one document repeats are already reported; beyond the first 100, all are counted
  /// together.
  private mutating func reportMembersRepeatedAcrossParts(in text: JSONStorage) {
    for pair in text.duplicates.keptPairs {
      let first = Int(pair.firstNameNode)
      let second = Int(pair.secondNameNode)
      guard let firstPart = text.origins?.part(of: first),
        let secondPart = text.origins?.part(of: second), firstPart != secondPart
      else { continue }
      let name = text.string(at: second)
      let place = text.location(of: first)
      let reason =
        firstPart == .layout
        ? "the layout already provides a member of this name; rename it"
        : "the \(firstPart.rawValue) has a member of this name too, at line \(place.line), "
          + "column \(place.column); remove one of them"
      diagnostics.add(
        at: 0,
        Diagnostic(
          severity: .warning,
          code: "repeatedMember",
          path: text.pointer(of: second),
          location: text.location(of: second),
          part: text.part(of: second),
          message: "The member \"\(name.cutForMessages)\" is ignored, because \(reason)."
        )
      )
    }
    let unlistedCount = text.duplicates.unlistedCount
    guard unlistedCount > 0 else { return }
    let members = unlistedCount == 1 ? "member of a payload is" : "members of payloads are"
    diagnostics.add(
      at: 0,
      Diagnostic(
        severity: .warning,
        code: "repeatedMember",
        message: """
          \(unlistedCount) more repeated \(members) not listed; correct the listed ones first.
          """
      )
    )
  }

  private mutating func reportMisplacedAppearance(_ appearance: JSONValue) {
    report(
      "misplacedAppearance",
      appearance,
      "An appearance belongs to the property of an id, not to its data; move it there."
    )
  }

  private mutating func reportTooLargeCopies(of id: String, at node: LayoutNode) {
    report(
      "tooMuchRepetition",
      node.layoutValue,
      """
      The id "\(id.cutForMessages)" is used so often that the copies of its property and data are too \
      large; this \(node.level.rawValue) is shown without them. Use the id less often.
      """
    )
  }

  private mutating func report(
    _ code: String,
    _ value: JSONValue,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: 0,
      Diagnostic(severity: .warning, code: code, at: value, message: message())
    )
  }
}
