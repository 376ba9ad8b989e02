import Bridge
import CounterScreen
import JSONLogic
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen

@testable import SampleHome

/// The sample's home screen under random rules of a seed, with many combinations of sides.
@MainActor
@Suite struct ArrangedOrderTests {
  private static let seed: UInt64 = 20_260_401

  private static func rules(
    for contents: [ResponseData],
    using generator: inout Seeded
  ) -> ScreenRules {
    var rules = ScreenRules(limits: ["text": 1])
    for content in contents {
      let anchor = contents.randomElement(using: &generator)?.id.rawValue ?? ""
      let places: [ContentOrder.Place] = [
        .server, .server, .top, .bottom, .after(anchor), .before(anchor), .headingOf(anchor),
        .position(Int.random(in: 0..<contents.count, using: &generator)),
      ]
      let place = places.randomElement(using: &generator) ?? .server
      let hides = Int.random(in: 0..<8, using: &generator) == 0
      rules.contents[content.id] = ContentRules(
        order: ContentOrder(place, priority: Int.random(in: 0...2, using: &generator)),
        visibility: ContentVisibility(
          platforms: hides ? ["Android"] : nil,
          whenEmpty: Bool.random(using: &generator) ? .hide : .show,
          whileLoading: Bool.random(using: &generator) ? .hide : .placeholder
        )
      )
    }
    return rules
  }

  @Test func `A5 every combination of sides arranges the contents alike, under any rules`() throws {
    let document = try SampleScreen.document("home")
    let shown = Set(document.contents.map(\.kind))
    let kinds = SampleScreen.comparedKinds.filter(shown.contains)
    let context = EvaluationContext(attributes: ["platform": .string("iOS")])
    var generator = Seeded(seed: Self.seed)
    var rules = ScreenRules()
    var expected: ScreenComposition?
    for combination in stride(from: 0, to: 1 << kinds.count, by: 12) {
      var stages: [ContentKind: Stage] = [:]
      for (bit, kind) in kinds.enumerated() {
        stages[kind] = combination >> bit & 1 == 1 ? .complete : .off
      }
      if combination.isMultiple(of: 48) {
        rules = Self.rules(for: document.contents, using: &generator)
        expected =
          SampleScreen(StageFlags(overrides: StageOverrides(all: .off)))
          .show(document, arrangedBy: ScreenArranger(rules: rules) { context })
          .composition
      }
      let other = try #require(expected)
      let screen = SampleScreen(StageFlags(overrides: StageOverrides(kinds: stages)))
        .show(document, arrangedBy: ScreenArranger(rules: rules) { context })
        .composition

      #expect(screen.items.map(\.id) == other.items.map(\.id), "seed \(Self.seed), \(combination)")
      #expect(screen.hidden == other.hidden, "seed \(Self.seed), \(combination)")
      #expect(screen.state == other.state, "seed \(Self.seed), \(combination)")
    }
  }

  @Test func `A9 the state side alone arranges the contents as stage complete does`() throws {
    let document = try SampleScreen.document("home")
    let context = EvaluationContext(attributes: ["platform": .string("iOS")])
    var generator = Seeded(seed: Self.seed)
    for _ in 0..<20 {
      let rules = Self.rules(for: document.contents, using: &generator)
      let bridged = SampleScreen(StageFlags(overrides: StageOverrides(all: .complete)))
        .show(document, arrangedBy: ScreenArranger(rules: rules) { context })
        .composition
      let model = HomeScreenModel(
        state: HomeUIState(),
        routes: homeRoutes(),
        actions: homeActions(),
        arranger: ScreenArranger(rules: rules) { context },
        effects: RecordingEffects()
      ) { .tokyo }
      model.show(document)

      let alone = model.composition
      #expect(alone.items.map(\.id) == bridged.items.map(\.id), "seed \(Self.seed)")
      #expect(alone.hidden == bridged.hidden, "seed \(Self.seed)")
      #expect(alone.state == bridged.state, "seed \(Self.seed)")
    }
  }
}
