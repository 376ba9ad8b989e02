/// The layer of each box, and of each waypoint where an arrow crosses a layer.
struct LayerAssignment {
  /// The sizes of the boxes, followed by those of the waypoints.
  private(set) var boxAndWaypointSizes: [BoxGraph.Size]
  /// The layer of each box and waypoint, counted from the left.
  private(set) var layerOfBoxOrWaypoint: [Int]
  /// The boxes and waypoints of each layer, in the order in which they were found.
  private(set) var boxesAndWaypointsOfLayer: [[Int]] = []
  /// The segments into which waypoints divide the arrows, each between neighbouring layers; an
  /// arrow that leads back has none.
  private(set) var segments: [BoxGraph.Arrow] = []
  /// The waypoints of each arrow of the graph, from its source on; none for an arrow that leads
  /// back.
  private(set) var waypointsOfArrow: [[Int]]
  /// The indices of the arrows that lead back: those that close a cycle, and those from a box to
  /// itself.
  let backArrows: Set<Int>

  init(_ graph: BoxGraph) {
    boxAndWaypointSizes = graph.sizes
    waypointsOfArrow = Array(repeating: [], count: graph.arrows.count)
    backArrows = Self.backArrows(graph)
    layerOfBoxOrWaypoint = Self.layerOfBox(in: graph, backArrows)
    for (number, arrow) in graph.arrows.enumerated() where !backArrows.contains(number) {
      waypointsOfArrow[number] = addWaypoints(from: arrow.source, to: arrow.target)
    }
    boxesAndWaypointsOfLayer = Array(repeating: [], count: (layerOfBoxOrWaypoint.max() ?? -1) + 1)
    for item in boxAndWaypointSizes.indices {
      boxesAndWaypointsOfLayer[layerOfBoxOrWaypoint[item]].append(item)
    }
  }

  /// Adds, for an arrow between two boxes, a waypoint in each layer between theirs, and its
  /// segments; returns the waypoints.
  private mutating func addWaypoints(from left: Int, to right: Int) -> [Int] {
    var path: [Int] = []
    var last = left
    let (start, end) = (layerOfBoxOrWaypoint[left], layerOfBoxOrWaypoint[right])
    for crossed in (start + 1)..<max(end, start + 1) {
      let item = boxAndWaypointSizes.count
      boxAndWaypointSizes.append(BoxGraph.Size(width: 0, height: 4))
      layerOfBoxOrWaypoint.append(crossed)
      segments.append(BoxGraph.Arrow(source: last, target: item))
      path.append(item)
      last = item
    }
    segments.append(BoxGraph.Arrow(source: last, target: right))
    return path
  }

  /// Returns the indices of the arrows that lead back: without them, the graph has no cycle.
  ///
  /// In a depth-first search, they lead from a box to itself, or to a box on the path to this box.
  private static func backArrows(_ graph: BoxGraph) -> Set<Int> {
    let onward = Dictionary(grouping: graph.arrows.indices) { graph.arrows[$0].source }
    var backArrows: Set<Int> = []
    var isDone = Array(repeating: false, count: graph.sizes.count)
    var isOpen = isDone
    let fed = Set(graph.arrows.map(\.target))
    let starts = graph.sizes.indices.filter { !fed.contains($0) } + Array(graph.sizes.indices)
    for start in starts where !isDone[start] {
      isDone[start] = true
      isOpen[start] = true
      var stack = [(box: start, next: 0)]
      while let (box, next) = stack.last {
        let arrows = onward[box] ?? []
        guard next < arrows.count else {
          isOpen[box] = false
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = graph.arrows[arrows[next]].target
        if isOpen[target] { backArrows.insert(arrows[next]) }
        guard !isDone[target] else { continue }
        isDone[target] = true
        isOpen[target] = true
        stack.append((target, 0))
      }
    }
    return backArrows
  }

  /// Returns the layer of each box.
  ///
  /// A box is first one layer right of the rightmost box that leads to it. Then it moves right, up
  /// to the layer before its leftmost target. An arrow that leads back counts in the opposite
  /// direction.
  private static func layerOfBox(in graph: BoxGraph, _ backArrows: Set<Int>) -> [Int] {
    var onward = Array(repeating: [Int](), count: graph.sizes.count)
    var waitsFor = Array(repeating: 0, count: graph.sizes.count)
    for (number, arrow) in graph.arrows.enumerated() where arrow.source != arrow.target {
      let leadsBack = backArrows.contains(number)
      let (left, right) =
        leadsBack ? (arrow.target, arrow.source) : (arrow.source, arrow.target)
      onward[left].append(right)
      waitsFor[right] += 1
    }
    var layer = Array(repeating: 0, count: graph.sizes.count)
    var ready = graph.sizes.indices.filter { waitsFor[$0] == 0 }
    var order: [Int] = []
    while let box = ready.popLast() {
      order.append(box)
      for target in onward[box] {
        layer[target] = max(layer[target], layer[box] + 1)
        waitsFor[target] -= 1
        if waitsFor[target] == 0 { ready.append(target) }
      }
    }
    for box in order.reversed() {
      if let nearest = onward[box].map({ layer[$0] }).min() { layer[box] = nearest - 1 }
    }
    return layer
  }
}
