/// The order of the boxes within their layers, improved by each sweep.
struct LayerOrder {
  private(set) var layers: [[Int]]
  private(set) var before: [[Int]]
  private(set) var after: [[Int]]
  private var place: [Double]

  init(_ layering: LayerAssignment) {
    layers = layering.layers
    before = Array(repeating: [], count: layering.sizes.count)
    after = before
    for step in layering.steps {
      before[step.target].append(step.source)
      after[step.source].append(step.target)
    }
    place = Array(repeating: 0, count: layering.sizes.count)
    for layer in layers { number(layer) }
  }

  /// Sorts every layer by the mean position of the neighbours in the previous layer, or in the next
  /// one.
  ///
  /// Boxes without neighbours keep their position.
  mutating func sweep(forward: Bool) {
    for index in forward ? Array(layers.indices) : layers.indices.reversed() {
      let keyed = layers[index].map { slot in
        let neighbours = forward ? before[slot] : after[slot]
        let sum = neighbours.reduce(0) { $0 + place[$1] }
        return (slot: slot, mean: neighbours.isEmpty ? place[slot] : sum / Double(neighbours.count))
      }
      layers[index] = keyed.sorted { ($0.mean, place[$0.slot]) < ($1.mean, place[$1.slot]) }.map(
        \.slot
      )
      number(layers[index])
    }
  }

  private mutating func number(_ layer: [Int]) {
    for (index, slot) in layer.enumerated() {
      place[slot] = (Double(index) + 0.5) / Double(layer.count)
    }
  }
}
