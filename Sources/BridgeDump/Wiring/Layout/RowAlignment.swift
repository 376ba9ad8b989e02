/// The vertical position of each box: near its neighbours, without overlaps.
struct RowAlignment {
  /// The vertical centre of each box and waypoint.
  private(set) var y: [Double]

  init(_ order: LayerOrder, _ layering: LayerAssignment) {
    y = Array(repeating: 0, count: layering.sizes.count)
    for layer in order.layers { place(layer, at: layer.map { _ in 0 }, layering) }
    for pass in 0..<6 {
      let isForward = pass.isMultiple(of: 2)
      for layer in isForward ? order.layers : order.layers.reversed() {
        let wanted = layer.map { slot in
          let neighbours = isForward ? order.neighboursBefore[slot] : order.neighboursAfter[slot]
          guard !neighbours.isEmpty else { return y[slot] }
          return neighbours.reduce(0) { $0 + y[$1] } / Double(neighbours.count)
        }
        place(layer, at: wanted, layering)
      }
    }
    let top = layering.sizes.indices.map { y[$0] - layering.sizes[$0].height / 2 }.min() ?? 0
    for slot in y.indices { y[slot] -= top }
  }

  /// Moves each box of a layer as close to its wanted position as the order allows.
  ///
  /// Boxes that would overlap form a run, which is centred on the mean of their wanted positions.
  private mutating func place(_ layer: [Int], at wanted: [Double], _ layering: LayerAssignment) {
    var runs: [Run] = []
    for (slot, want) in zip(layer, wanted) {
      var run = Run(slot, want, height: layering.sizes[slot].height)
      while let above = runs.last, above.bottom + LayeredLayout.boxGap > run.top {
        run = above.joined(with: run)
        runs.removeLast()
      }
      runs.append(run)
    }
    for run in runs {
      var top = run.top
      for slot in run.slots {
        y[slot] = top + layering.sizes[slot].height / 2
        top += layering.sizes[slot].height + LayeredLayout.boxGap
      }
    }
  }

  /// Adjacent boxes of a layer without extra space between them.
  private struct Run {
    var slots: [Int]
    var height: Double
    /// The sum, over the run's boxes, of the top that the run would have if that box were at its
    /// wanted position.
    var wantedTops: Double

    init(_ slot: Int, _ want: Double, height: Double) {
      slots = [slot]
      self.height = height
      wantedTops = want - height / 2
    }

    var top: Double { wantedTops / Double(slots.count) }
    var bottom: Double { top + height }

    func joined(with next: Run) -> Run {
      var run = self
      let offset = height + LayeredLayout.boxGap
      run.wantedTops += next.wantedTops - Double(next.slots.count) * offset
      run.slots += next.slots
      run.height += LayeredLayout.boxGap + next.height
      return run
    }
  }
}
