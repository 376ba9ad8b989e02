/// The order of the boxes within their layers, improved by each sweep.
struct LayerOrder {
  /// The boxes and waypoints of each layer, in their present order.
  private(set) var layers: [[Int]]
  /// The neighbours of each box and waypoint in the layer before its own.
  private(set) var neighboursBefore: [[Int]]
  /// The neighbours of each box and waypoint in the layer after its own.
  private(set) var neighboursAfter: [[Int]]
  /// The position of each box and waypoint in its layer, from 0 to 1.
  private var position: [Double]

  init(_ layering: LayerAssignment) {
    layers = layering.layers
    neighboursBefore = Array(repeating: [], count: layering.sizes.count)
    neighboursAfter = neighboursBefore
    for step in layering.steps {
      neighboursBefore[step.target].append(step.source)
      neighboursAfter[step.source].append(step.target)
    }
    position = Array(repeating: 0, count: layering.sizes.count)
    for layer in layers { updatePositions(in: layer) }
  }

  /// Sorts every layer by the mean position of the neighbours: forward, from the first layer on, by
  /// those in the layer before; otherwise, from the last layer on, by those in the layer after.
  ///
  /// Boxes without neighbours keep their position.
  mutating func sweep(forward: Bool) {
    for index in forward ? Array(layers.indices) : layers.indices.reversed() {
      let keyed = layers[index].map { slot in
        let neighbours = forward ? neighboursBefore[slot] : neighboursAfter[slot]
        let sum = neighbours.reduce(0) { $0 + position[$1] }
        let mean = neighbours.isEmpty ? position[slot] : sum / Double(neighbours.count)
        return (slot: slot, mean: mean)
      }
      layers[index] =
        keyed.sorted { ($0.mean, position[$0.slot]) < ($1.mean, position[$1.slot]) }.map(\.slot)
      updatePositions(in: layers[index])
    }
  }

  private mutating func updatePositions(in layer: [Int]) {
    for (index, slot) in layer.enumerated() {
      position[slot] = (Double(index) + 0.5) / Double(layer.count)
    }
  }
}
