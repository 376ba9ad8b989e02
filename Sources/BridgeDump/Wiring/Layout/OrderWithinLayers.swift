/// The order of the boxes within their layers, improved by each sweep.
struct OrderWithinLayers {
  /// The boxes and waypoints of each layer, in their present order.
  private(set) var boxesAndWaypointsOfLayer: [[Int]]
  /// The neighbours of each box and waypoint in the layer before its own.
  private(set) var neighboursInLayerBefore: [[Int]]
  /// The neighbours of each box and waypoint in the layer after its own.
  private(set) var neighboursInLayerAfter: [[Int]]
  /// The position of each box and waypoint in its layer, from 0 to 1.
  private var positionOfBoxOrWaypoint: [Double]

  init(_ layering: LayerAssignment) {
    boxesAndWaypointsOfLayer = layering.boxesAndWaypointsOfLayer
    neighboursInLayerBefore = Array(repeating: [], count: layering.boxAndWaypointSizes.count)
    neighboursInLayerAfter = neighboursInLayerBefore
    for segment in layering.segments {
      neighboursInLayerBefore[segment.target].append(segment.source)
      neighboursInLayerAfter[segment.source].append(segment.target)
    }
    positionOfBoxOrWaypoint = Array(repeating: 0, count: layering.boxAndWaypointSizes.count)
    for layer in boxesAndWaypointsOfLayer { updatePositions(in: layer) }
  }

  /// Sorts the boxes of every layer by the mean position of their neighbours in one adjacent layer.
  ///
  /// A box without neighbours is sorted by its own position.
  ///
  /// - Parameter forward: Whether to begin with the first layer, and to use the neighbours in the
  ///   layer before; `false` to begin with the last layer, and to use the neighbours in the layer
  ///   after.
  mutating func sortEachLayerByNeighbours(forward: Bool) {
    for index in forward
      ? Array(boxesAndWaypointsOfLayer.indices) : boxesAndWaypointsOfLayer.indices.reversed()
    {
      let keyed = boxesAndWaypointsOfLayer[index].map { item in
        let neighbours = forward ? neighboursInLayerBefore[item] : neighboursInLayerAfter[item]
        let sum = neighbours.reduce(0) { $0 + positionOfBoxOrWaypoint[$1] }
        let mean =
          neighbours.isEmpty ? positionOfBoxOrWaypoint[item] : sum / Double(neighbours.count)
        return (item: item, mean: mean)
      }
      boxesAndWaypointsOfLayer[index] =
        keyed.sorted {
          ($0.mean, positionOfBoxOrWaypoint[$0.item]) < ($1.mean, positionOfBoxOrWaypoint[$1.item])
        }
        .map(\.item)
      updatePositions(in: boxesAndWaypointsOfLayer[index])
    }
  }

  private mutating func updatePositions(in layer: [Int]) {
    for (index, item) in layer.enumerated() {
      positionOfBoxOrWaypoint[item] = (Double(index) + 0.5) / Double(layer.count)
    }
  }
}
