import ScreenDocument
import StrictJSON

/// Computes the order of contents from the places that their rules request, for a ``ScreenOrder``.
struct PlaceRuleEvaluation {
  /// Where a content is placed relative to its anchor; a heading has the content that it heads as
  /// its anchor.
  private enum RelationToAnchorContent: Int {
    case before
    case headingOf
    case after
  }

  /// Whether any content has a rule for its place.
  let hasPlaceRules: Bool
  /// For each heading, by its index: the index of the content that it heads; `nil` if that content
  /// is absent.
  ///
  /// A heading in a cycle is omitted.
  private(set) var contentIndexOfHeading: [Int: Int?] = [:]
  private(set) var diagnostics = DiagnosticList()

  private let contents: [ResponseData]
  private var placeRules: [ContentOrder?]
  /// For each content, by its index: the index of its anchor; `nil` without an anchor on the
  /// screen.
  ///
  /// The anchor of a heading is the content that it heads.
  private var anchorIndices: [Int?] = []
  private var documentIndexOfID: [ContentID: Int] = [:]
  private var firstIndexOfKind: [ContentKind: Int] = [:]

  init(_ contents: [ResponseData], rules: ScreenRules) {
    self.contents = contents
    placeRules = contents.map { rules.placeRule(of: $0) }
    hasPlaceRules = placeRules.contains { $0 != nil }
    guard hasPlaceRules else { return }
    anchorIndices = Array(repeating: nil, count: contents.count)
    for (index, content) in contents.enumerated() {
      if documentIndexOfID[content.id] == nil { documentIndexOfID[content.id] = index }
      if firstIndexOfKind[content.kind] == nil { firstIndexOfKind[content.kind] = index }
    }
  }

  private func requestedPlace(at index: Int) -> ContentOrder.Place {
    placeRules[index]?.place ?? .server
  }

  private func priority(at index: Int) -> Int { placeRules[index]?.priority ?? 0 }

  /// Returns the number by which a content is sorted, in ascending order: the higher its priority,
  /// the lower the number.
  private func sortRankByPriority(at index: Int) -> Int { ~priority(at: index) }

  /// Returns the index of the content whose id is `anchor`, or else of the first content whose kind
  /// is `anchor`; `nil` if there is neither.
  private func contentIndex(ofIDOrKind anchor: String) -> Int? {
    documentIndexOfID[ContentID(anchor)] ?? firstIndexOfKind[ContentKind(anchor)]
  }

  /// Finds the content that each heading heads; reports each heading whose content is absent, and
  /// headings that form a cycle.
  mutating func resolveHeadings() {
    for index in contents.indices {
      guard case .headingOf(let anchor) = requestedPlace(at: index) else { continue }
      anchorIndices[index] = contentIndex(ofIDOrKind: anchor)
      contentIndexOfHeading[index] = .some(anchorIndices[index])
      if anchorIndices[index] == nil {
        addWarning("absentAnchor", about: index) {
          """
          '\($0)' is the heading of '\(anchor.cutForMessages)', which is not on the screen; the heading is \
          hidden. Send that content, or correct "headingOf".
          """
        }
      }
    }
    for index in removeAnchorCycles() { contentIndexOfHeading[index] = nil }
  }

  /// Finds the anchor of each content that is not a heading; reports absent anchors and cycles.
  mutating func resolveAnchors() {
    let heads = headedIndexOrOwnIndexOfEach()
    for index in contents.indices {
      let anchor: String
      switch requestedPlace(at: index) {
      case .after(let name), .before(let name): anchor = name
      case .position(let position) where position < 0:
        placeRules[index]?.place = .server
        addWarning("invalidOrder", about: index) {
          "The position \(position) of '\($0)' is negative, so it is ignored; correct it."
        }
        continue
      default: continue
      }
      if let found = contentIndex(ofIDOrKind: anchor) {
        anchorIndices[index] = heads[found]
      } else {
        placeRules[index]?.place = .server
        addWarning("absentAnchor", about: index) {
          """
          '\($0)' is anchored to '\(anchor.cutForMessages)', which is not on the screen; it keeps the \
          server's place. Send that content, or correct the anchor.
          """
        }
      }
    }
    _ = removeAnchorCycles()
  }

  /// Returns for each content, by its index, the index of the content that an anchor to it refers
  /// to.
  ///
  /// For a heading, it is the content that the heading heads, directly or through other headings.
  /// For a heading whose content is not on the screen, and for a content that is not a heading, it
  /// is its own index.
  private func headedIndexOrOwnIndexOfEach() -> [Int] {
    var heads = Array(contents.indices)
    for index in contents.indices where anchorIndices[index] != nil {
      var path: [Int] = []
      var end = index
      while heads[end] == end, let next = anchorIndices[end] {
        path.append(end)
        end = next
      }
      for step in path { heads[step] = heads[end] }
    }
    return heads
  }

  /// Removes the anchors of contents whose anchors form a cycle, so that the contents keep the
  /// server's places, and reports each cycle.
  ///
  /// - Returns: The indices of the contents in cycles.
  private mutating func removeAnchorCycles() -> [Int] {
    var walks = Array(repeating: -1, count: contents.count)
    var cyclic: [Int] = []
    for start in contents.indices {
      var end = start
      while walks[end] < 0, let next = anchorIndices[end] {
        walks[end] = start
        end = next
      }
      guard walks[end] == start, anchorIndices[end] != nil else {
        walks[end] = max(walks[end], start)
        continue
      }
      var cycle = [end]
      while let next = anchorIndices[cycle[cycle.count - 1]], next != end { cycle.append(next) }
      cycle.sort()
      for index in cycle {
        anchorIndices[index] = nil
        placeRules[index]?.place = .server
      }
      cyclic += cycle
      let names = cycle.prefix(5).map { "'\(contents[$0].id)'" }.joined(separator: ", ")
      let more = cycle.count > 5 ? " and \(cycle.count - 5) more" : ""
      addWarning("anchorCircle", about: cycle[0]) { _ in
        cycle.count > 1
          ? """
          \(names)\(more) are anchored to one another in a cycle; they keep the server's places. \
          Remove one anchor.
          """
          : """
          \(names) is anchored to itself, or to its own heading; it keeps the server's place. \
          Remove the anchor.
          """
      }
    }
    return cyclic
  }

  private mutating func addWarning(
    _ code: String,
    about index: Int,
    _ message: (ContentID) -> String
  ) {
    diagnostics.add(
      at: contents[index].position,
      Diagnostic(
        severity: .warning,
        code: code,
        at: placeRules[index]?.sourceJSON ?? contents[index].payload,
        message: message(contents[index].id)
      )
    )
  }
}

extension PlaceRuleEvaluation {
  /// Returns the indices of all contents, from top to bottom.
  mutating func orderedIndices() -> [Int] {
    let units = self.unanchoredFromTopToBottom()
    let (anchored, groupStarts) = groupedByAnchor()
    var indices: [Int] = []
    indices.reserveCapacity(contents.count)
    // The pending contents, with the next one at the end; a negative sign marks a content whose
    // group is already added.
    var rest: [Int] = []
    for unit in units {
      rest.append(unit)
      while let next = rest.popLast() {
        guard next >= 0 else {
          indices.append(~next)
          continue
        }
        let own = anchored[groupStarts[next]..<groupStarts[next + 1]]
        rest += own.reversed().filter { relationToAnchorContent(of: $0) == .after }
        rest.append(~next)
        rest += own.reversed().filter { relationToAnchorContent(of: $0) != .after }
      }
    }
    return indices
  }

  private func relationToAnchorContent(of index: Int) -> RelationToAnchorContent {
    switch requestedPlace(at: index) {
    case .headingOf: .headingOf
    case .before: .before
    default: .after
    }
  }

  /// Returns the contents with an anchor, grouped by their anchor; in a group, they are from top to
  /// bottom.
  ///
  /// The group of an anchor begins at the index `groupStarts[anchor]` of `anchored`, and ends
  /// before the index `groupStarts[anchor + 1]`.
  private func groupedByAnchor() -> (anchored: [Int], groupStarts: [Int]) {
    var groupStarts = Array(repeating: 0, count: contents.count + 1)
    let anchored = contents.indices.filter { anchorIndices[$0] != nil }
      .map { index in
        groupStarts[(anchorIndices[index] ?? 0) + 1] += 1
        return (
          anchorIndices[index] ?? 0, relationToAnchorContent(of: index).rawValue,
          sortRankByPriority(at: index),
          index
        )
      }
      .sorted(by: <)
    for index in contents.indices { groupStarts[index + 1] += groupStarts[index] }
    return (anchored.map(\.3), groupStarts)
  }

  /// Returns the contents without an anchor, from top to bottom: neither anchored to a content on
  /// the screen nor headings of one.
  private mutating func unanchoredFromTopToBottom() -> [Int] {
    var tops: [Int] = []
    var bottoms: [Int] = []
    var positioned: [(position: Int, index: Int)] = []
    var free: [Int] = []
    for index in contents.indices where anchorIndices[index] == nil {
      switch requestedPlace(at: index) {
      case .top: tops.append(index)
      case .bottom: bottoms.append(index)
      case .position(let position): positioned.append((position, index))
      case .server, .headingOf, .after, .before: free.append(index)
      }
    }
    let count = tops.count + bottoms.count + positioned.count + free.count
    for pins in [tops, bottoms] where pins.count > ScreenOrder.pinWarningThreshold {
      addWarning("manyPins", about: pins[0]) { _ in
        "\(pins.count) contents are pinned to one end of the screen; pin only those that need it."
      }
    }
    for (position, index) in positioned where position >= count {
      addWarning("positionBeyondEnd", about: index) {
        """
        The position \(position) of '\($0)' is beyond \(count - 1), the last one on the screen; the \
        content is placed last. Correct the position.
        """
      }
    }
    positioned.sort { one, other in
      (one.position, sortRankByPriority(at: one.index), one.index)
        < (other.position, sortRankByPriority(at: other.index), other.index)
    }
    var units = sortedByPriority(tops)
    units.reserveCapacity(count)
    var nextPositioned = positioned[...]
    for index in sortedByPriority(free) {
      while let next = nextPositioned.first, next.position <= units.count {
        units.append(next.index)
        nextPositioned.removeFirst()
      }
      units.append(index)
    }
    units += nextPositioned.map(\.index)
    return units + sortedByPriority(bottoms)
  }

  private func sortedByPriority(_ indices: [Int]) -> [Int] {
    guard indices.contains(where: { priority(at: $0) != 0 }) else { return indices }
    return indices.sorted { (sortRankByPriority(at: $0), $0) < (sortRankByPriority(at: $1), $1) }
  }
}
