import TestSupport
import Testing

@testable import BridgeDump

@Suite(.long) struct LayeredLayoutTests {
  @Test func `a chain is laid out from left to right on one line`() {
    let layout = LayeredLayout(
      BoxGraph(
        sizes: [
          .init(width: 100, height: 20), .init(width: 60, height: 40), .init(width: 80, height: 20),
        ],
        arrows: [.init(source: 0, target: 1), .init(source: 1, target: 2)]
      )
    )
    #expect(layout.centerOfBox.map(\.x) == [50, 178, 296])
    #expect(layout.centerOfBox.map(\.y) == [20, 20, 20])
    #expect(layout.size == .init(width: 336, height: 40))
    #expect(layout.bendsOfArrow == [[], []])
  }

  @Test func `an edge across a layer avoids the boxes of that layer`() {
    let box = BoxGraph.Size(width: 50, height: 30)
    let layout = LayeredLayout(
      BoxGraph(
        sizes: [box, box, box],
        arrows: [
          .init(source: 0, target: 1), .init(source: 1, target: 2), .init(source: 0, target: 2),
        ]
      )
    )
    #expect(layout.bendsOfArrow[2].map(\.x) == [98, 148])
    #expect(layout.bendsOfArrow[2].allSatisfy { abs($0.y - layout.centerOfBox[1].y) >= 15 })
  }

  @Test func `an edge that closes a cycle returns below all boxes`() {
    let box = BoxGraph.Size(width: 50, height: 30)
    let layout = LayeredLayout(
      BoxGraph(
        sizes: [box, box],
        arrows: [
          .init(source: 0, target: 1), .init(source: 1, target: 0), .init(source: 1, target: 1),
        ]
      )
    )
    #expect(
      layout.pathOfBackArrow
        == [
          1: .init(sourceLayerRight: 148, targetLayerLeft: 0, yBelowBoxes: 44),
          2: .init(sourceLayerRight: 148, targetLayerLeft: 98, yBelowBoxes: 58),
        ]
    )
    #expect(layout.bendsOfArrow == [[], [], []])
    #expect(layout.size == .init(width: 148, height: 58))
  }

  @Test func `an empty graph has size zero`() {
    let layout = LayeredLayout(BoxGraph(sizes: [], arrows: []))
    #expect(layout.size == .init(width: 0, height: 0))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `boxes do not overlap, and edges outside cycles point to the right`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let count = Int.random(in: 1...25, using: &random)
    let sizes = (0..<count).map { _ in
      BoxGraph.Size(
        width: .random(in: 10...200, using: &random),
        height: .random(in: 10...60, using: &random)
      )
    }
    let isAcyclic = Bool.random(using: &random)
    let arrows = (0..<Int.random(in: 0...40, using: &random)).compactMap {
      _ -> BoxGraph.Arrow? in
      let (one, other) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      guard isAcyclic else { return .init(source: one, target: other) }
      return one == other ? nil : .init(source: min(one, other), target: max(one, other))
    }
    let graph = BoxGraph(sizes: sizes, arrows: arrows)
    let layout = LayeredLayout(graph)
    for one in 0..<count {
      let (center, size) = (layout.centerOfBox[one], sizes[one])
      #expect(
        center.x - size.width / 2 > -0.01 && center.y - size.height / 2 > -0.01,
        "seed \(seed)"
      )
      #expect(center.x + size.width / 2 < layout.size.width + 0.01, "seed \(seed)")
      #expect(center.y + size.height / 2 < layout.size.height + 0.01, "seed \(seed)")
      for other in 0..<one {
        let isBeside =
          abs(center.x - layout.centerOfBox[other].x) + 0.01 >= (size.width + sizes[other].width)
          / 2
        let isAbove =
          abs(center.y - layout.centerOfBox[other].y) + 0.01 >= (size.height + sizes[other].height)
          / 2
        #expect(isBeside || isAbove, "seed \(seed): \(one) stands on \(other)")
      }
    }
    #expect(!isAcyclic || layout.pathOfBackArrow.isEmpty, "seed \(seed)")
    for (number, arrow) in arrows.enumerated() {
      if let path = layout.pathOfBackArrow[number] {
        expectFreeWay(of: arrow, back: path, graph, layout, seed)
        continue
      }
      let bends = layout.bendsOfArrow[number]
      let xs =
        [layout.centerOfBox[arrow.source].x] + bends.map(\.x) + [layout.centerOfBox[arrow.target].x]
      #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      expectFreeWay(of: arrow, by: bends, graph, layout, seed)
    }
    let heights = layout.pathOfBackArrow.values.map(\.yBelowBoxes)
    #expect(Set(heights).count == heights.count, "seed \(seed)")
    #expect(LayeredLayout(graph).centerOfBox == layout.centerOfBox, "seed \(seed)")
  }

  /// An edge that closes a cycle leaves its layer beside the other boxes, turns between layers, and
  /// passes below all boxes.
  private func expectFreeWay(
    of arrow: BoxGraph.Arrow,
    back path: LayeredLayout.BackArrowPath,
    _ graph: BoxGraph,
    _ layout: LayeredLayout,
    _ seed: UInt64
  ) {
    let (source, target) = (layout.centerOfBox[arrow.source], layout.centerOfBox[arrow.target])
    let start = source.x + graph.sizes[arrow.source].width / 2
    #expect(
      abs(target.x - graph.sizes[arrow.target].width / 2 - path.targetLayerLeft) < 0.01,
      "seed \(seed)"
    )
    #expect(path.yBelowBoxes < layout.size.height + 0.01, "seed \(seed)")
    for (center, size) in zip(layout.centerOfBox, graph.sizes) {
      let (left, right) = (center.x - size.width / 2, center.x + size.width / 2)
      #expect(center.y + size.height / 2 < path.yBelowBoxes, "seed \(seed): \(arrow) crosses a box")
      #expect(
        right < path.sourceLayerRight + 0.01 || left > path.sourceLayerRight + 20,
        "seed \(seed): \(arrow)"
      )
      #expect(
        left > path.targetLayerLeft - 0.01 || right < path.targetLayerLeft - 20,
        "seed \(seed): \(arrow)"
      )
      let isPassed = left < path.sourceLayerRight - 0.01 && right > start + 0.01
      let isBeside = abs(source.y - center.y) + 0.01 >= size.height / 2
      #expect(!isPassed || isBeside, "seed \(seed): \(arrow) crosses a box of its layer")
    }
  }

  /// An edge turns between layers, and passes beside the boxes of a layer.
  private func expectFreeWay(
    of arrow: BoxGraph.Arrow,
    by bends: [LayeredLayout.Point],
    _ graph: BoxGraph,
    _ layout: LayeredLayout,
    _ seed: UInt64
  ) {
    let (source, target) = (layout.centerOfBox[arrow.source], layout.centerOfBox[arrow.target])
    let start = source.x + graph.sizes[arrow.source].width / 2
    let end = target.x - graph.sizes[arrow.target].width / 2
    let way =
      [LayeredLayout.Point(x: start, y: source.y)] + bends
      + [LayeredLayout.Point(x: end, y: target.y)]
    for (from, to) in zip(way, way.dropFirst()) {
      for (center, size) in zip(layout.centerOfBox, graph.sizes) {
        let overlap = min(to.x, center.x + size.width / 2) - max(from.x, center.x - size.width / 2)
        guard overlap > 0.01 else { continue }
        let isStraight = from.y == to.y
        let isBeside = abs(from.y - center.y) + 0.01 >= size.height / 2
        #expect(isStraight && isBeside, "seed \(seed): \(arrow) crosses a box")
      }
    }
  }
}
