import Bridge
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct SampleFlipTests {
  /// The visible state of each content at one moment.
  private struct Frame: Equatable {
    var ids: [ContentID]
    var outputs: [ContentID: String]
  }

  private static func frame(of model: TopViewModel<HomeUIState>) -> Frame {
    let items = model.composition.items
    return Frame(
      ids: items.map(\.id),
      outputs: Dictionary(
        uniqueKeysWithValues: items.map { ($0.id, $0.content.output.map { "\($0.base)" } ?? "") }
      )
    )
  }

  @Test(arguments: Stage.allCases)
  func `A8 every sample kind flips while it is shown, and every frame is equal`(
    start: Stage
  ) throws {
    for kind in SampleScreen.comparedKinds {
      for stage in Stage.allCases {
        let stages = StageFlags(overrides: StageOverrides(all: start))
        // Responses and flips are within one second, so that no countdown ticks between them.
        let screen = SampleScreen(stages, secondsLate: -0.99)
        let model = screen.show(try SampleScreen.document("home"))
        let before = Self.frame(of: model)
        let requests = screen.effects.effects

        stages.overrides.kinds[kind] = stage
        #expect(Self.frame(of: model) == before, "\(kind): \(start) to \(stage), at once")
        screen.settle(for: 0.4)

        #expect(Self.frame(of: model) == before, "\(kind): \(start) to \(stage)")
        #expect(screen.effects.effects == requests, "\(kind): \(start) to \(stage)")
        let sides = Set(model.screen.stack.items.filter { $0.kind == kind }.map(\.side))
        #expect(sides.isSubset(of: [stage.shownSide]))
      }
    }
  }
}
