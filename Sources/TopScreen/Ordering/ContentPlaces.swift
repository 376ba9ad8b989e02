import ScreenDocument
import StrictJSON

/// Computes the order of contents from the places that their rules request, for a ``ScreenOrder``.
struct ContentPlaces {
  /// The place of a content relative to its anchor.
  private enum Relation: Int {
    case before
    case heading
    case after
  }

  /// Whether any content has a rule for its place.
  let hasRules: Bool
  /// The index of each heading's content, by the heading's index; `nil` if the content is absent.
  private(set) var headings: [Int: Int?] = [:]
  private(set) var diagnostics = DiagnosticList()

  private let contents: [ResponseData]
  private var orders: [ContentOrder?]
  /// For each content, the index of its anchor or, for a heading, of the content that it heads;
  /// `nil` for any other content.
  private var parents: [Int?] = []
  private var indexOfID: [ContentID: Int] = [:]
  private var firstOfKind: [ContentKind: Int] = [:]

  init(_ contents: [ResponseData], rules: ScreenRules) {
    self.contents = contents
    orders = contents.map { rules.order(of: $0) }
    hasRules = orders.contains { $0 != nil }
    guard hasRules else { return }
    parents = Array(repeating: nil, count: contents.count)
    for (index, content) in contents.enumerated() {
      if indexOfID[content.id] == nil { indexOfID[content.id] = index }
      if firstOfKind[content.kind] == nil { firstOfKind[content.kind] = index }
    }
  }

  private func place(_ index: Int) -> ContentOrder.Place { orders[index]?.place ?? .server }

  private func priority(_ index: Int) -> Int { orders[index]?.priority ?? 0 }

  /// Returns the rank of a content for sorting: lower for a higher priority.
  private func rank(_ index: Int) -> Int { ~priority(index) }

  /// Returns the index of the content with this id; otherwise of the first content of this kind.
  private func find(_ anchor: String) -> Int? {
    indexOfID[ContentID(anchor)] ?? firstOfKind[ContentKind(anchor)]
  }

  /// Finds the content of each heading; reports headings of absent contents and cycles of headings.
  mutating func resolveHeadings() {
    for index in contents.indices {
      guard case .heading(let anchor) = place(index) else { continue }
      parents[index] = find(anchor)
      headings[index] = .some(parents[index])
      if parents[index] == nil {
        report("absentAnchor", index) {
          """
          '\($0)' is the heading of '\(anchor.prefix(60))', which is not on the screen; the heading is \
          hidden. Send that content, or correct "headingOf".
          """
        }
      }
    }
    for index in breakCycles() { headings[index] = nil }
  }

  /// Finds the anchor of each content that is not a heading; reports absent anchors and cycles.
  mutating func resolveAnchors() {
    let heads = headed()
    for index in contents.indices {
      let anchor: String
      switch place(index) {
      case .after(let name), .before(let name): anchor = name
      case .position(let position) where position < 0:
        orders[index]?.place = .server
        report("invalidOrder", index) {
          "The position \(position) of '\($0)' is negative; the content keeps the server's place."
        }
        continue
      default: continue
      }
      if let found = find(anchor) {
        parents[index] = heads[found]
      } else {
        orders[index]?.place = .server
        report("absentAnchor", index) {
          """
          '\($0)' is anchored to '\(anchor.prefix(60))', which is not on the screen; it keeps the \
          server's place. Send that content, or correct the anchor.
          """
        }
      }
    }
    _ = breakCycles()
  }

  /// Returns for each content the one that it heads, directly or through other headings; itself if
  /// it is not a heading.
  private func headed() -> [Int] {
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

  /// Removes the anchors of contents that form a cycle, so that they keep the server's places, and
  /// reports each cycle.
  ///
  /// - Returns: The indices of these contents.
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
        orders[index]?.place = .server
      }
      cyclic += cycle
      let names = cycle.prefix(5).map { "'\(contents[$0].id)'" }.joined(separator: ", ")
      let more = cycle.count > 5 ? " and \(cycle.count - 5) more" : ""
      report("anchorCircle", cycle[0]) { _ in
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
    _ index: Int,
    _ message: (ContentID) -> String
  ) {
    diagnostics.add(
      at: contents[index].position,
      Diagnostic(
        severity: .warning,
        code: code,
        at: orders[index]?.source ?? contents[index].payload,
        message: message(contents[index].id)
      )
    )
  }
}

extension ContentPlaces {
  /// Returns the indices of all contents, from top to bottom.
  mutating func ordered() -> [Int] {
    let units = self.units()
    let (children, firstChild) = groupedByAnchor()
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
        rest += own.reversed().filter { relation($0) == .after }
        rest.append(~next)
        rest += own.reversed().filter { relation($0) != .after }
      }
    }
    return indices
  }

  private func relation(_ index: Int) -> Relation {
    switch place(index) {
    case .heading: .heading
    case .before: .before
    default: .after
    }
  }

  /// Returns the anchored contents, grouped by their anchor and in order.
  ///
  /// `firstChild[anchor]` is the start of the group of an anchor in `children`.
  private func groupedByAnchor() -> (children: [Int], firstChild: [Int]) {
    var firstChild = Array(repeating: 0, count: contents.count + 1)
    let children = contents.indices.filter { parents[$0] != nil }
      .map { index in
        firstChild[(parents[index] ?? 0) + 1] += 1
        return (parents[index] ?? 0, relation(index).rawValue, rank(index), index)
      }
      .sorted(by: <)
    for index in contents.indices { firstChild[index + 1] += firstChild[index] }
    return (children.map(\.3), firstChild)
  }

  /// Returns the contents that are neither headings nor anchored, from top to bottom.
  private mutating func units() -> [Int] {
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
      report("manyPins", pins[0]) { _ in
        "\(pins.count) contents are pinned to one end of the screen; pin only those that need it."
      }
    }
    for (position, index) in positioned where position >= count {
      report("positionBeyondEnd", index) {
        "The position \(position) of '\($0)' is beyond the end of \(count) contents; it is placed last."
      }
    }
    positioned.sort { one, other in
      (one.position, rank(one.index), one.index)
        < (other.position, rank(other.index), other.index)
    }
    var units = byPriority(tops)
    units.reserveCapacity(count)
    var nextPositioned = positioned[...]
    for index in byPriority(free) {
      while let next = nextPositioned.first, next.position <= units.count {
        units.append(next.index)
        nextPositioned.removeFirst()
      }
      units.append(index)
    }
    units += nextPositioned.map(\.index)
    return units + byPriority(bottoms)
  }

  private func byPriority(_ indices: [Int]) -> [Int] {
    guard indices.contains(where: { priority($0) != 0 }) else { return indices }
    return indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
