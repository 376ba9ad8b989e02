import Bridge
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct SampleOrderTests {
  @Test func `A5 every combination of sides gives the same ids in the same order`() throws {
    let document = try SampleScreen.document("home")
    let shown = Set(document.contents.map(\.kind))
    let kinds = SampleScreen.comparedKinds.filter(shown.contains)
    #expect(kinds.count >= 6)
    for combination in 0..<(1 << kinds.count) {
      var stages: [ContentKind: Stage] = [:]
      for (bit, kind) in kinds.enumerated() {
        stages[kind] = combination >> bit & 1 == 1 ? .complete : .off
      }
      let screen = SampleScreen(StageFlags(overrides: StageOverrides(kinds: stages)))
      let stack = screen.show(document).screen.stack

      #expect(stack.ids == document.contents.map(\.id), "combination \(combination)")
      for item in stack.items {
        if let stage = stages[item.kind] {
          #expect(item.side == stage.shownSide, "combination \(combination), \(item.id)")
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `A5 any stages give the same ids in the same order`(seed: UInt64) throws {
    let document = try SampleScreen.document("home")
    var random = Seeded(seed: seed)
    let stages = Dictionary(
      uniqueKeysWithValues: SampleScreen.comparedKinds.sorted().map {
        ($0, Stage.allCases.randomElement(using: &random) ?? .off)
      }
    )
    let screen = SampleScreen(StageFlags(overrides: StageOverrides(kinds: stages)))
    let stack = screen.show(document).screen.stack

    #expect(stack.ids == document.contents.map(\.id), "seed \(seed)")
    for item in stack.items {
      if let stage = stages[item.kind] {
        #expect(item.side == stage.shownSide, "seed \(seed), \(item.id)")
      }
    }
  }

  @Test func `A5 every combination of sides gives the same blocks in the same order`() throws {
    let document = try SampleScreen.page()
    let shown = Set(document.contents.map(\.kind))
    let kinds = SampleScreen.comparedKinds.filter(shown.contains)
    #expect(kinds == ["button", "imageBanner", "productShelf", "text"])
    for combination in 0..<(1 << kinds.count) {
      var stages: [ContentKind: Stage] = [:]
      for (bit, kind) in kinds.enumerated() {
        stages[kind] = combination >> bit & 1 == 1 ? .complete : .off
      }
      let screen = SampleScreen(StageFlags(overrides: StageOverrides(kinds: stages))).show(document)
        .screen

      #expect(screen.stack.ids == document.contents.map(\.id), "combination \(combination)")
      #expect(screen.containers == document.containers, "combination \(combination)")
    }
  }
}
