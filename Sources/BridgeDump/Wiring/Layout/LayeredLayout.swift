/// A layout of a graph, with arrows from left to right.
///
/// Layers are assigned, ordered and aligned after Sugiyama, Tagawa and Toda, "Methods for visual
/// understanding of hierarchical system structures" (1981): each box is right of the boxes that
/// lead to it, the boxes of a layer are ordered by the mean of their neighbours, and an arrow
/// across several layers passes through waypoints. An arrow that closes a cycle leads back below
/// all boxes, on a path of its own. The boxes of a layer are aligned at its left edge, and arrows
/// turn only between layers, where no box is.
///
/// The same graph always has the same layout.
struct LayeredLayout {
  /// The space between two layers, in points.
  static let layerGap = 48.0
  /// The space between two boxes of a layer, in points.
  static let boxGap = 14.0
  private static let orderingSweepCount = 8

  /// The centre of each box.
  private(set) var centerOfBox: [Point]
  /// The points between source and target through which each arrow passes, from its source on; none
  /// for an arrow that leads back.
  private(set) var bendsOfArrow: [[Point]]
  /// The path of each arrow that leads back, by the index of the arrow in the graph.
  ///
  /// An arrow leads back if it closes a cycle, or if it leads from a box to itself.
  private(set) var pathOfBackArrow: [Int: BackArrowPath] = [:]
  /// The size of all boxes and paths together, from the origin.
  private(set) var size: BoxGraph.Size

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// A path back: right out of the source's layer, down below all boxes, left, and up to the left
  /// edge of the target's layer.
  struct BackArrowPath: Hashable {
    /// The right edge of the source's layer; the gap after it is free.
    var sourceLayerRight: Double
    /// The left edge of the target's layer; the gap before it is free.
    var targetLayerLeft: Double
    /// The vertical position of the part that leads back, below all boxes.
    var yBelowBoxes: Double
  }

  /// Computes the layout of a graph.
  ///
  /// - Complexity: O(s log s), where s is the number of boxes and, for each arrow, of the layers
  ///   that it crosses.
  init(_ graph: BoxGraph) {
    let layering = LayerAssignment(graph)
    var order = OrderWithinLayers(layering)
    for sweep in 0..<Self.orderingSweepCount {
      order.sortEachLayerByNeighbours(forward: sweep.isMultiple(of: 2))
    }
    let placement = VerticalBoxPlacement(order, layering)

    var columns: [(left: Double, right: Double)] = []
    for boxes in layering.boxesAndWaypointsOfLayer {
      let left = columns.last.map { $0.right + Self.layerGap } ?? 0
      columns.append(
        (left, left + (boxes.map { layering.boxAndWaypointSizes[$0].width }.max() ?? 0))
      )
    }
    centerOfBox = graph.sizes.indices.map { box in
      let left = columns[layering.layerOfBoxOrWaypoint[box]].left
      return Point(x: left + graph.sizes[box].width / 2, y: placement.centerYOfBoxOrWaypoint[box])
    }
    bendsOfArrow = graph.arrows.indices.map { number in
      guard !layering.backArrows.contains(number) else { return [] }
      let waypointEdges = layering.waypointsOfArrow[number].flatMap { item in
        let (left, right) = columns[layering.layerOfBoxOrWaypoint[item]]
        return [left, right].map { Point(x: $0, y: placement.centerYOfBoxOrWaypoint[item]) }
      }
      let box = graph.arrows[number].source
      let source = columns[layering.layerOfBoxOrWaypoint[box]]
      guard source.left + graph.sizes[box].width < source.right else { return waypointEdges }
      return [Point(x: source.right, y: placement.centerYOfBoxOrWaypoint[box])] + waypointEdges
    }
    var bottom =
      layering.boxAndWaypointSizes.indices.map {
        placement.centerYOfBoxOrWaypoint[$0] + layering.boxAndWaypointSizes[$0].height / 2
      }
      .max() ?? 0
    for number in layering.backArrows.sorted() {
      bottom += Self.boxGap
      let arrow = graph.arrows[number]
      pathOfBackArrow[number] = BackArrowPath(
        sourceLayerRight: columns[layering.layerOfBoxOrWaypoint[arrow.source]].right,
        targetLayerLeft: columns[layering.layerOfBoxOrWaypoint[arrow.target]].left,
        yBelowBoxes: bottom
      )
    }
    size = BoxGraph.Size(width: columns.last?.right ?? 0, height: bottom)
  }
}
