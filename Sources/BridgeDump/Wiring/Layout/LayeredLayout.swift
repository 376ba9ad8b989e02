/// Where the boxes of a graph stand, arrows running from left to right.
///
/// Layers are assigned, ordered and aligned after Sugiyama, Tagawa and Toda, "Methods for visual
/// understanding of hierarchical system structures" (1981): every box stands one layer right of the
/// rightmost that leads to it, boxes of a layer are ordered by the mean of their neighbours, and arrows
/// over several layers pass through places kept free for them. Arrows that close a cycle lead back
/// below all boxes, each on a lane of its own. The boxes of a layer begin at its left edge, and arrows
/// turn between layers only, where no box is.
///
/// The same graph always gives the same layout.
struct LayeredLayout {
  /// The space between layers, and between boxes of a layer, in points.
  static let layerGap = 48.0
  static let boxGap = 14.0
  private static let sweeps = 8

  /// The centre of each box.
  private(set) var centers: [Point]
  /// The points that each arrow passes between its two boxes, from its source on; none if it leads back.
  private(set) var bends: [[Point]]
  /// The way back of each arrow that closes a cycle, or that leads from a box to itself.
  private(set) var lanes: [Int: Lane] = [:]
  /// The extent of all boxes and lanes, from the origin.
  private(set) var size: LayeredGraph.Size

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// A way back: out of the source's layer at its right edge, down, and up to the target at its layer's left edge.
  struct Lane: Hashable {
    /// The right edge of the source's layer; the gap behind it is free.
    var right: Double
    /// The left edge of the target's layer; the gap before it is free.
    var left: Double
    /// How far down the lane lies: below all boxes.
    var y: Double
  }

  /// Lays a graph out.
  ///
  /// - Parameter graph: The graph.
  /// - Complexity: O(s log s), s being boxes and the layers that arrows cross.
  init(_ graph: LayeredGraph) {
    let layering = LayerAssignment(graph)
    var order = LayerOrder(layering)
    for sweep in 0..<Self.sweeps { order.sweep(forward: sweep.isMultiple(of: 2)) }
    let rows = RowAlignment(order, layering)

    var columns: [(left: Double, right: Double)] = []
    for boxes in layering.layers {
      let left = columns.last.map { $0.right + Self.layerGap } ?? 0
      columns.append((left, left + (boxes.map { layering.sizes[$0].width }.max() ?? 0)))
    }
    centers = graph.sizes.indices.map { box in
      let left = columns[layering.layer[box]].left
      return Point(x: left + graph.sizes[box].width / 2, y: rows.y[box])
    }
    bends = graph.arrows.indices.map { number in
      guard !layering.turned.contains(number) else { return [] }
      let passed = layering.paths[number].flatMap { slot in
        let (left, right) = columns[layering.layer[slot]]
        return [left, right].map { Point(x: $0, y: rows.y[slot]) }
      }
      let box = graph.arrows[number].source
      let source = columns[layering.layer[box]]
      guard source.left + graph.sizes[box].width < source.right else { return passed }
      return [Point(x: source.right, y: rows.y[box])] + passed
    }
    var bottom =
      layering.sizes.indices.map { rows.y[$0] + layering.sizes[$0].height / 2 }.max() ?? 0
    for number in layering.turned.sorted() {
      bottom += Self.boxGap
      let arrow = graph.arrows[number]
      lanes[number] = Lane(
        right: columns[layering.layer[arrow.source]].right,
        left: columns[layering.layer[arrow.target]].left,
        y: bottom
      )
    }
    size = LayeredGraph.Size(width: columns.last?.right ?? 0, height: bottom)
  }
}
