import CounterScreen
import LegacyRx
import Testing
import TopScreen

@testable import Bridge
@testable import Parity

@MainActor
@Suite struct EffectParityTests {
  private static let each: EffectScreen.Old = { responses, environment in
    responses.subscribe(onNext: {
      environment.effects.perform(LegacyEffect(.analytics, "shown \($0.count)"))
    })
  }

  @Test(arguments: Stage.allCases)
  func `each effect runs once on every stage, and both sides match`(stage: Stage) throws {
    let screen = EffectScreen(
      stage,
      new: { response, _ in [.each(.analytics, "shown \(response.count)")] },
      old: Self.each
    )
    try screen.deliver(1, 2, 2)
    #expect(screen.done == ["analytics 'shown 1'", "analytics 'shown 2'", "analytics 'shown 2'"])
    #expect(screen.outcomes == (stage.compares ? [.matched, .matched, .matched] : []))
  }

  @Test(arguments: [Stage.shadow, .live])
  func `an effect of only one side is a difference`(stage: Stage) throws {
    let screen = EffectScreen(
      stage,
      new: { response, _ in
        response.count == 1
          ? [] : [.each(.analytics, "shown \(response.count)"), .each(.request, "read")]
      },
      old: Self.each
    )
    try screen.deliver(1, 2)
    #expect(screen.outcomes == [.mismatched, .mismatched])
    #expect(screen.differences == [#"/0 "analytics 'shown 1'" –"#, #"/1 – "request 'read'""#])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a repeated effect and an effect with another value are differences`(stage: Stage) throws {
    let screen = EffectScreen(
      stage,
      new: { response, _ in
        response.count == 1
          ? [.each(.analytics, "shown 1"), .each(.analytics, "shown 1")]
          : [.each(.analytics, "shown \(response.count)", value: "now")]
      },
      old: Self.each
    )
    try screen.deliver(1, 2)
    #expect(
      screen.differences == [
        #"/1 – "analytics 'shown 1'""#,
        #"/0 "analytics 'shown 2'" "analytics 'shown 2' with 'now'""#,
      ]
    )
  }

  @Test(arguments: [Stage.shadow, .live])
  func `the order and timing of effects do not matter`(stage: Stage) throws {
    let screen = EffectScreen(
      stage,
      new: { _, _ in [.each(.analytics, "first"), .each(.request, "second")] },
      old: { responses, environment in
        responses.subscribe(onNext: { _ in
          environment.effects.perform(LegacyEffect(.request, "second"))
          _ = environment.mainScheduler.schedule(()) { _ in
            environment.effects.perform(LegacyEffect(.analytics, "first"))
            return Disposables.create()
          }
        })
      }
    )
    try screen.deliver(1, 2)
    #expect(screen.outcomes == [.matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a route that declares no effects is not compared by effects`(stage: Stage) throws {
    let screen = EffectScreen(stage, new: nil, old: Self.each)
    try screen.deliver(1)
    #expect(screen.outcomes == [.matched])
    #expect(screen.done == (stage == .shadow ? ["analytics 'shown 1'"] : []))
  }

  @Test func `parity rules can ignore and redact effects`() throws {
    let new: EffectScreen.New = { _, _ in [] }
    let ignoring = EffectScreen(
      .shadow,
      rules: ParityRules().ignoring([.effects]),
      new: new,
      old: Self.each
    )
    try ignoring.deliver(1)
    #expect(ignoring.outcomes == [.ignored])

    let redacting = EffectScreen(
      .shadow,
      rules: ParityRules().redactingEffects(),
      new: new,
      old: Self.each
    )
    try redacting.deliver(1)
    #expect(redacting.differences == [#"/0 "redacted" –"#])
  }

  @Test func `effects beyond the log's limit are counted`() throws {
    let many: EffectScreen.Old = { responses, environment in
      responses.subscribe(onNext: { response in
        for _ in 0..<(response.count * 1_000) {
          environment.effects.perform(LegacyEffect(.analytics, "tick"))
        }
      })
    }
    let screen = EffectScreen(
      .shadow,
      new: { response, _ in
        Array(repeating: .each(.analytics, "tick"), count: response.count == 1 ? 1_000 : 1_999)
      },
      old: many
    )
    try screen.deliver(1, 2)
    #expect(screen.outcomes == [.matched, .mismatched])
    #expect(screen.differences == [" 2000 1999"])
  }
}
