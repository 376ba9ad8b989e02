/// The order of the boxes within their layers, improved by each sweep.
struct OrderWithinLayers {
  /// The boxes and waypoints of each layer, in their present order.
  private(set) var itemsOfLayer: [[Int]]
  /// The neighbours of each box and waypoint in the layer before its own.
  private(set) var neighboursBefore: [[Int]]
  /// The neighbours of each box and waypoint in the layer after its own.
  private(set) var neighboursAfter: [[Int]]
  /// The position of each box and waypoint in its layer, from 0 to 1.
  private var positionOfItem: [Double]

  init(_ layering: LayerAssignment) {
    itemsOfLayer = layering.itemsOfLayer
    neighboursBefore = Array(repeating: [], count: layering.itemSizes.count)
    neighboursAfter = neighboursBefore
    for segment in layering.segments {
      neighboursBefore[segment.target].append(segment.source)
      neighboursAfter[segment.source].append(segment.target)
    }
    positionOfItem = Array(repeating: 0, count: layering.itemSizes.count)
    for layer in itemsOfLayer { updatePositions(in: layer) }
  }

  /// Sorts the boxes of every layer by the mean position of their neighbours in one other layer.
  ///
  /// A box without neighbours is sorted by its own position.
  ///
  /// - Parameter forward: Whether to begin with the first layer, and to use the neighbours in the layer
  ///   before; `false` to begin with the last layer, and to use the neighbours in the layer after.
  mutating func sortLayers(forward: Bool) {
    for index in forward ? Array(itemsOfLayer.indices) : itemsOfLayer.indices.reversed() {
      let keyed = itemsOfLayer[index].map { item in
        let neighbours = forward ? neighboursBefore[item] : neighboursAfter[item]
        let sum = neighbours.reduce(0) { $0 + positionOfItem[$1] }
        let mean = neighbours.isEmpty ? positionOfItem[item] : sum / Double(neighbours.count)
        return (item: item, mean: mean)
      }
      itemsOfLayer[index] =
        keyed.sorted { ($0.mean, positionOfItem[$0.item]) < ($1.mean, positionOfItem[$1.item]) }
        .map(\.item)
      updatePositions(in: itemsOfLayer[index])
    }
  }

  private mutating func updatePositions(in layer: [Int]) {
    for (index, item) in layer.enumerated() {
      positionOfItem[item] = (Double(index) + 0.5) / Double(layer.count)
    }
  }
}
