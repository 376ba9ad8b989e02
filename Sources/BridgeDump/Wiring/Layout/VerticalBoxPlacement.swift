/// The vertical position of each box: near its neighbours, without overlaps.
struct VerticalBoxPlacement {
  /// The vertical centre of each box and waypoint.
  private(set) var centerYOfBoxOrWaypoint: [Double]

  init(_ order: OrderWithinLayers, _ layering: LayerAssignment) {
    centerYOfBoxOrWaypoint = Array(repeating: 0, count: layering.boxAndWaypointSizes.count)
    for layer in order.boxesAndWaypointsOfLayer { place(layer, at: layer.map { _ in 0 }, layering) }
    for pass in 0..<6 {
      let isForward = pass.isMultiple(of: 2)
      for layer in isForward
        ? order.boxesAndWaypointsOfLayer : order.boxesAndWaypointsOfLayer.reversed()
      {
        let wantedCenters = layer.map { item in
          let neighbours =
            isForward ? order.neighboursInLayerBefore[item] : order.neighboursInLayerAfter[item]
          guard !neighbours.isEmpty else { return centerYOfBoxOrWaypoint[item] }
          return neighbours.reduce(0) { $0 + centerYOfBoxOrWaypoint[$1] } / Double(neighbours.count)
        }
        place(layer, at: wantedCenters, layering)
      }
    }
    let top =
      layering.boxAndWaypointSizes.indices.map {
        centerYOfBoxOrWaypoint[$0] - layering.boxAndWaypointSizes[$0].height / 2
      }.min()
      ?? 0
    for item in centerYOfBoxOrWaypoint.indices { centerYOfBoxOrWaypoint[item] -= top }
  }

  /// Places the boxes of a layer in their order, each near its wanted position.
  ///
  /// A box that would not overlap another one gets its wanted position. Boxes that would overlap
  /// form a run without extra space; the run gets the mean of the positions that its boxes want for
  /// it.
  private mutating func place(
    _ layer: [Int],
    at wantedCenters: [Double],
    _ layering: LayerAssignment
  ) {
    var runs: [PackedBoxes] = []
    for (index, wantedCenter) in wantedCenters.enumerated() {
      let height = layering.boxAndWaypointSizes[layer[index]].height
      var run = PackedBoxes(index, wantedCenter, height: height)
      while let above = runs.last, above.bottom + LayeredLayout.boxGap > run.top {
        run = above.joined(with: run)
        runs.removeLast()
      }
      runs.append(run)
    }
    for run in runs {
      var top = run.top
      for item in layer[run.indices] {
        centerYOfBoxOrWaypoint[item] = top + layering.boxAndWaypointSizes[item].height / 2
        top += layering.boxAndWaypointSizes[item].height + LayeredLayout.boxGap
      }
    }
  }

  /// Adjacent boxes of a layer without extra space between them.
  private struct PackedBoxes {
    /// The indices of the boxes in their layer.
    var indices: Range<Int>
    var height: Double
    /// The sum of the tops that the boxes want for this run.
    ///
    /// The top that a box wants for the run puts the box itself at its wanted position. The run's
    /// ``top`` is the mean of these tops.
    var sumOfWantedTops: Double

    init(_ index: Int, _ wantedCenter: Double, height: Double) {
      indices = index..<index + 1
      self.height = height
      sumOfWantedTops = wantedCenter - height / 2
    }

    var top: Double { sumOfWantedTops / Double(indices.count) }
    var bottom: Double { top + height }

    func joined(with next: PackedBoxes) -> PackedBoxes {
      var run = self
      let offset = height + LayeredLayout.boxGap
      run.sumOfWantedTops += next.sumOfWantedTops - Double(next.indices.count) * offset
      run.indices = indices.lowerBound..<next.indices.upperBound
      run.height += LayeredLayout.boxGap + next.height
      return run
    }
  }
}
