import ScreenDocument
import StrictJSON

/// Computes the order of contents from the places that their rules request, for a ``ScreenOrder``.
struct ContentPlaces {
  /// Where a content is placed relative to its anchor; a heading has the content that it heads as
  /// its anchor.
  private enum Relation: Int {
    case before
    case heading
    case after
  }

  /// Whether any content has a rule for its place.
  let hasPlaceRules: Bool
  /// For each heading, by its index: the index of the content that it heads; `nil` if that content
  /// is absent.
  private(set) var contentsOfHeadings: [Int: Int?] = [:]
  private(set) var diagnostics = DiagnosticList()

  private let contents: [ResponseData]
  private var placeRules: [ContentOrder?]
  /// For each content, by its index: the index of its anchor or, for a heading, of the content that
  /// it heads; `nil` for a content with neither.
  private var parents: [Int?] = []
  private var indexOfID: [ContentID: Int] = [:]
  private var firstOfKind: [ContentKind: Int] = [:]

  init(_ contents: [ResponseData], rules: ScreenRules) {
    self.contents = contents
    placeRules = contents.map { rules.placeRule(of: $0) }
    hasPlaceRules = placeRules.contains { $0 != nil }
    guard hasPlaceRules else { return }
    parents = Array(repeating: nil, count: contents.count)
    for (index, content) in contents.enumerated() {
      if indexOfID[content.id] == nil { indexOfID[content.id] = index }
      if firstOfKind[content.kind] == nil { firstOfKind[content.kind] = index }
    }
  }

  private func place(_ index: Int) -> ContentOrder.Place { placeRules[index]?.place ?? .server }

  private func priority(_ index: Int) -> Int { placeRules[index]?.priority ?? 0 }

  /// Returns the number by which a content is sorted, in ascending order: the higher its priority,
  /// the lower the number.
  private func sortRank(_ index: Int) -> Int { ~priority(index) }

  /// Returns the index of the content whose id is `anchor`, or else of the first content whose kind
  /// is `anchor`; `nil` if there is neither.
  private func contentIndex(ofAnchor anchor: String) -> Int? {
    indexOfID[ContentID(anchor)] ?? firstOfKind[ContentKind(anchor)]
  }

  /// Finds the content that each heading heads; reports headings of absent contents, and cycles of
  /// headings.
  mutating func resolveHeadings() {
    for index in contents.indices {
      guard case .heading(let anchor) = place(index) else { continue }
      parents[index] = contentIndex(ofAnchor: anchor)
      contentsOfHeadings[index] = .some(parents[index])
      if parents[index] == nil {
        report("absentAnchor", about: index) {
          """
          '\($0)' is the heading of '\(anchor.prefix(60))', which is not on the screen; the heading is \
          hidden. Send that content, or correct "headingOf".
          """
        }
      }
    }
    for index in breakCycles() { contentsOfHeadings[index] = nil }
  }

  /// Finds the anchor of each content that is not a heading; reports absent anchors and cycles.
  mutating func resolveAnchors() {
    let heads = headedContents()
    for index in contents.indices {
      let anchor: String
      switch place(index) {
      case .after(let name), .before(let name): anchor = name
      case .position(let position) where position < 0:
        placeRules[index]?.place = .server
        report("invalidOrder", about: index) {
          "The position \(position) of '\($0)' is negative; the content keeps the server's place."
        }
        continue
      default: continue
      }
      if let found = contentIndex(ofAnchor: anchor) {
        parents[index] = heads[found]
      } else {
        placeRules[index]?.place = .server
        report("absentAnchor", about: index) {
          """
          '\($0)' is anchored to '\(anchor.prefix(60))', which is not on the screen; it keeps the \
          server's place. Send that content, or correct the anchor.
          """
        }
      }
    }
    _ = breakCycles()
  }

  /// Returns for each content, by its index, the index of the content that it heads, directly or
  /// through other headings; its own index if it is not a heading.
  private func headedContents() -> [Int] {
    var heads = Array(contents.indices)
    for index in contents.indices where parents[index] != nil {
      var path: [Int] = []
      var end = index
      while heads[end] == end, let next = parents[end] {
        path.append(end)
        end = next
      }
      for step in path { heads[step] = heads[end] }
    }
    return heads
  }

  /// Removes the parents of contents whose parents form a cycle, so that the contents keep the
  /// server's places, and reports each cycle.
  ///
  /// - Returns: The indices of the contents in cycles.
  private mutating func breakCycles() -> [Int] {
    var walks = Array(repeating: -1, count: contents.count)
    var cyclic: [Int] = []
    for start in contents.indices {
      var end = start
      while walks[end] < 0, let next = parents[end] {
        walks[end] = start
        end = next
      }
      guard walks[end] == start, parents[end] != nil else {
        walks[end] = max(walks[end], start)
        continue
      }
      var cycle = [end]
      while let next = parents[cycle[cycle.count - 1]], next != end { cycle.append(next) }
      cycle.sort()
      for index in cycle {
        parents[index] = nil
        placeRules[index]?.place = .server
      }
      cyclic += cycle
      let names = cycle.prefix(5).map { "'\(contents[$0].id)'" }.joined(separator: ", ")
      let more = cycle.count > 5 ? " and \(cycle.count - 5) more" : ""
      report("anchorCircle", about: cycle[0]) { _ in
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

  private mutating func report(
    _ code: String,
    about index: Int,
    _ message: (ContentID) -> String
  ) {
    diagnostics.add(
      at: contents[index].position,
      Diagnostic(
        severity: .warning,
        code: code,
        at: placeRules[index]?.source ?? contents[index].payload,
        message: message(contents[index].id)
      )
    )
  }
}

extension ContentPlaces {
  /// Returns the indices of all contents, from top to bottom.
  mutating func orderedIndices() -> [Int] {
    let units = self.unitsFromTopToBottom()
    let (children, firstChild) = groupedByParent()
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
        let own = children[firstChild[next]..<firstChild[next + 1]]
        rest += own.reversed().filter { relationToAnchor(of: $0) == .after }
        rest.append(~next)
        rest += own.reversed().filter { relationToAnchor(of: $0) != .after }
      }
    }
    return indices
  }

  private func relationToAnchor(of index: Int) -> Relation {
    switch place(index) {
    case .heading: .heading
    case .before: .before
    default: .after
    }
  }

  /// Returns the contents with a parent, grouped by their parent; in a group, they are from top to
  /// bottom.
  ///
  /// The group of a parent begins at the index `firstChild[parent]` of `children`, and ends before
  /// the index `firstChild[parent + 1]`.
  private func groupedByParent() -> (children: [Int], firstChild: [Int]) {
    var firstChild = Array(repeating: 0, count: contents.count + 1)
    let children = contents.indices.filter { parents[$0] != nil }
      .map { index in
        firstChild[(parents[index] ?? 0) + 1] += 1
        return (parents[index] ?? 0, relationToAnchor(of: index).rawValue, sortRank(index), index)
      }
      .sorted(by: <)
    for index in contents.indices { firstChild[index + 1] += firstChild[index] }
    return (children.map(\.3), firstChild)
  }

  /// Returns the contents without a parent, from top to bottom: neither anchored to a content on
  /// the screen nor headings of one.
  private mutating func unitsFromTopToBottom() -> [Int] {
    var tops: [Int] = []
    var bottoms: [Int] = []
    var positioned: [(position: Int, index: Int)] = []
    var free: [Int] = []
    for index in contents.indices where parents[index] == nil {
      switch place(index) {
      case .top: tops.append(index)
      case .bottom: bottoms.append(index)
      case .position(let position): positioned.append((position, index))
      case .server, .heading, .after, .before: free.append(index)
      }
    }
    let count = tops.count + bottoms.count + positioned.count + free.count
    for pins in [tops, bottoms] where pins.count > ScreenOrder.pinWarningThreshold {
      report("manyPins", about: pins[0]) { _ in
        "\(pins.count) contents are pinned to one end of the screen; pin only those that need it."
      }
    }
    for (position, index) in positioned where position >= count {
      report("positionBeyondEnd", about: index) {
        "The position \(position) of '\($0)' is beyond the end of \(count) contents; it is placed last."
      }
    }
    positioned.sort { one, other in
      (one.position, sortRank(one.index), one.index)
        < (other.position, sortRank(other.index), other.index)
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
    guard indices.contains(where: { priority($0) != 0 }) else { return indices }
    return indices.sorted { (sortRank($0), $0) < (sortRank($1), $1) }
  }
}
