import Parity
import ScreenDocument
import StrictJSON
import Testing

/// What the effects of a content depend on.
@MainActor
@Suite struct EffectDependenceTests {
  private func findEffects(
    _ effects: @escaping @MainActor (ComparedSide, Situation) -> [String]
  ) throws -> KindDependences {
    let runner = FunctionSides { .text($0.text("title")) }
    runner.effects = effects
    let finder = DependenceFinder(try FunctionSides.lines(), of: "shelf", runner: runner)
    finder.effectsOfLatestRun = { runner.effectsOfLatestRun }
    return finder.find()
  }

  @Test func `effects are a place of the output, in any order`() throws {
    let found = try findEffects { side, situation in
      let effects = ["shown", "limit \(situation.number("limit"))"]
      return side == .legacy ? effects : effects.reversed()
    }
    #expect(found.outputs.map(\.aspect) == [.value, .effects])
    let effects = try #require(found.outputs.last)
    #expect(effects.path.description == "/*")
    #expect(effects.sharedInputs.map(\.description) == ["/limit"])
    #expect(!effects.sidesReadOrShowDifferently)
    #expect(!found.unreadPaths.map(\.description).contains("/limit"))
    #expect(found.readPaths.map(\.description).sorted() == ["/limit", "/title"])
  }

  @Test func `an effect that reads an input on one side alone is a difference`() throws {
    let found = try findEffects { side, situation in
      ["limit \(side == .legacy ? situation.number("limit") : 3)"]
    }
    let effects = try #require(found.outputs.last)
    #expect(effects.aspect == .effects)
    #expect(effects.ownInputs(of: .legacy).map(\.description) == ["/limit"])
    #expect(effects.ownInputs(of: .state).isEmpty)
    #expect(effects.sidesReadDifferentInputs && !effects.sidesDifferAsRecorded)
  }

  @Test func `an effect that only one side performs differs as recorded`() throws {
    let found = try findEffects { side, _ in side == .legacy ? ["shown"] : [] }
    let effects = try #require(found.outputs.last)
    #expect(effects.aspect == .effects && effects.sidesDifferAsRecorded)
    #expect(try findEffects { _, _ in [] }.outputs.map(\.aspect) == [.value])
  }
}
