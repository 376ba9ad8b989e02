import Bridge
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct SampleParityTests {
  @Test(arguments: [Stage.shadow, .live])
  func `both sides of every content match`(stage: Stage) throws {
    let screen = SampleScreen(StageFlags(overrides: StageOverrides(all: stage)))
    let document = try SampleScreen.document("home")

    _ = screen.show(document)

    let compared = document.contents.filter { SampleScreen.comparedKinds.contains($0.kind) }
    #expect(screen.sink.results.map(\.id) == compared.map(\.id))
    #expect(screen.sink.results.filter { $0.outcome != .matched } == [])
    #expect(Set(compared.map(\.kind)).count >= 6)
  }

  @Test(arguments: [Stage.shadow, .live])
  func `both sides of every block match`(stage: Stage) throws {
    let screen = SampleScreen(StageFlags(overrides: StageOverrides(all: stage)))

    let model = screen.show(try SampleScreen.page())

    #expect(screen.sink.results.map(\.id) == ["greeting", "page-hero", "shelf", "all-items"])
    #expect(screen.sink.results.filter { $0.outcome != .matched } == [])
    #expect(model.composition.items.map(\.side).contains(.none))
  }

  @Test(arguments: [Stage.shadow, .live])
  func `only the documented difference is found`(stage: Stage) throws {
    let screen = SampleScreen(StageFlags(overrides: StageOverrides(all: stage)))

    _ = screen.show(try SampleScreen.document("mismatch"))

    #expect(
      screen.sink.results.flatMap(\.differences) == [
        ParityDifference(
          path: try JSONPointer("/items/0/reviewCount"),
          legacy: .string("9,999+"),
          state: .string("9,999")
        )
      ]
    )
    #expect(screen.sink.results.map(\.outcome) == [.mismatched, .matched])
  }

  @Test func `candidates perform no effects`() throws {
    let off = SampleScreen(StageFlags(overrides: StageOverrides(all: .off)))
    let shadow = SampleScreen(StageFlags(overrides: StageOverrides(all: .shadow)))
    let live = SampleScreen(StageFlags(overrides: StageOverrides(all: .live)))
    let document = try SampleScreen.document("home")

    _ = off.show(document)
    _ = shadow.show(document)
    _ = live.show(document)

    #expect(!off.effects.effects.isEmpty)
    #expect(shadow.effects.effects == off.effects.effects)
    let complete = SampleScreen(StageFlags(overrides: StageOverrides(all: .complete)))
    _ = complete.show(document)
    #expect(live.effects.effects == complete.effects.effects)
  }

  @Test func `migrated contents perform the same effects as before`() throws {
    let off = SampleScreen(StageFlags(overrides: StageOverrides(all: .off)))
    let complete = SampleScreen(StageFlags(overrides: StageOverrides(all: .complete)))
    for name in ["home", "mismatch"] {
      let document = try SampleScreen.document(name)
      _ = off.show(document)
      _ = complete.show(document)
    }
    #expect(Set(off.effects.effects) == Set(complete.effects.effects))
    #expect(off.effects.effects.count == complete.effects.effects.count)
    #expect(off.effects.effects.count >= 7)
  }
}
