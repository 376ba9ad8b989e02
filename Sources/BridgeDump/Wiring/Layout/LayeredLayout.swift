/// Where the boxes of a graph stand, arrows running from left to right.
///
/// Layers are assigned, ordered and aligned after Sugiyama, Tagawa and Toda, "Methods for visual
/// understanding of hierarchical system structures" (1981): arrows that close a cycle are turned round,
/// every box stands one layer right of the rightmost that leads to it, boxes of a layer are ordered by
/// the mean of their neighbours, and arrows over several layers pass through places kept free for them.
///
/// The same graph always gives the same layout.
struct LayeredLayout {
  /// The space between layers, and between boxes of a layer, in points.
  static let layerGap = 48.0
  static let boxGap = 14.0
  private static let sweeps = 8

  /// The centre of each box.
  private(set) var centers: [Point]
  /// The points that each arrow passes between its two boxes, from its source on.
  private(set) var bends: [[Point]]
  /// The extent of all boxes, from the origin.
  private(set) var size: LayeredGraph.Size

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// Lays a graph out.
  ///
  /// - Parameter graph: The graph; arrows from a box to itself take no place.
  /// - Complexity: O(s log s), s being boxes and the layers that arrows cross.
  init(_ graph: LayeredGraph) {
    let layering = LayerAssignment(graph)
    var order = LayerOrder(layering)
    for sweep in 0..<Self.sweeps { order.sweep(forward: sweep.isMultiple(of: 2)) }
    let rows = RowAlignment(order, layering)

    let widths = layering.layers.map { $0.map { layering.sizes[$0].width }.max() ?? 0 }
    var columns: [Double] = []
    var right = 0.0
    for width in widths {
      columns.append(right + width / 2)
      right += width + Self.layerGap
    }
    let places = layering.sizes.indices.map { slot in
      Point(x: columns[layering.layer[slot]], y: rows.y[slot])
    }
    centers = Array(places.prefix(graph.sizes.count))
    bends = layering.paths.map { path in path.map { places[$0] } }
    let bottom =
      layering.sizes.indices.map { rows.y[$0] + layering.sizes[$0].height / 2 }.max() ?? 0
    size = LayeredGraph.Size(width: max(right - Self.layerGap, 0), height: bottom)
  }
}
