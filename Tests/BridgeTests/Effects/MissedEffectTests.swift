import CounterScreen
import Dispatch
import LegacyRx
import TestSupport
import Testing
import TopScreen

@testable import Bridge
@testable import Parity

/// Effects with the same rule on both sides, one of which misses some responses.
@MainActor
@Suite struct MissedEffectTests {
  private static let once: EffectScreen.Old = { responses, environment in
    responses.filter { $0.count > 1 }.take(1).subscribe(onNext: { _ in
      environment.effects.perform(LegacyEffect(.analytics, "big"))
    })
  }

  private static let distinct: EffectScreen.Old = { responses, environment in
    responses.map(\.count).distinctUntilChanged().subscribe(onNext: {
      environment.effects.perform(LegacyEffect(.cacheWrite, "count", value: "\($0)"))
    })
  }

  private static let newOnce: EffectScreen.New = { response, _ in
    response.count > 1 ? [.once(.analytics, "big")] : []
  }

  private static let newDistinct: EffectScreen.New = { response, _ in
    [.onChange(of: response.count, .cacheWrite, "count", value: "\(response.count)")]
  }

  private static let rules: [(old: EffectScreen.Old, new: EffectScreen.New)] = [
    (once, newOnce), (distinct, newDistinct),
  ]

  @Test(arguments: [Stage.shadow, .live], [0, 1])
  func `effects of responses that the compared side missed are no difference`(
    stage: Stage,
    rule: Int
  ) throws {
    let screen = EffectScreen(stage, new: Self.rules[rule].new, old: Self.rules[rule].old)
    try screen.deliver(2, 3, settles: false)
    screen.settle()
    try screen.deliver(2, 3)
    #expect(screen.outcomes == [.skipped, .matched, .matched, .matched])
    #expect(screen.done.count == (rule == 0 ? 1 : 4))
  }

  @Test(arguments: [0, 1])
  func `responses missed before a side's creation or after a flip are no difference`(rule: Int)
    throws
  {
    let screen = EffectScreen(.off, new: Self.rules[rule].new, old: Self.rules[rule].old)
    try screen.deliver(2, 3)
    for stage in [Stage.shadow, .live, .shadow, .complete, .live] {
      screen.stages.overrides.all = stage
      screen.settle()
      try screen.deliver(2, 2, 3)
    }
    #expect(screen.outcomes.filter { $0 != .matched } == [])
    let changes = [2, 3] + Array(repeating: [2, 3], count: 5).joined()
    #expect(
      screen.done
        == (rule == 0 ? ["analytics 'big'"] : changes.map { "cacheWrite 'count' with '\($0)'" })
    )
  }

  @Test(arguments: [Stage.live, .complete], [0, 1])
  func `a slot that takes over does not repeat performed effects`(stage: Stage, rule: Int) throws {
    let screen = EffectScreen(.off, new: Self.rules[rule].new, old: Self.rules[rule].old)
    try screen.deliver(2, 1)
    let done = screen.done
    screen.stages.overrides.all = stage
    screen.settle()
    try screen.deliver(1)
    #expect(screen.done == done)
    try screen.deliver(3)
    #expect(screen.done == done + (rule == 0 ? [] : ["cacheWrite 'count' with '3'"]))
  }

  @Test(arguments: [Stage.live, .complete], [0, 1])
  func `a slot that stays shown does not repeat the effects of a handler that was arriving`(
    stage: Stage,
    rule: Int
  ) throws {
    let screen = EffectScreen(
      stage,
      delay: .milliseconds(400),
      new: Self.rules[rule].new,
      old: Self.rules[rule].old
    )
    try screen.deliver(1)
    screen.stages.overrides.all = .off
    screen.settle(for: 0.1)
    try screen.deliver(2, settles: false)
    screen.settle(for: 0.1)
    let done = screen.done
    screen.stages.overrides.all = stage
    screen.settle()
    try screen.deliver(2, 3)
    #expect(
      done
        == (rule == 0
          ? ["analytics 'big'"] : ["cacheWrite 'count' with '1'", "cacheWrite 'count' with '2'"])
    )
    #expect(screen.done == done + (rule == 0 ? [] : ["cacheWrite 'count' with '3'"]))
  }

  @Test(arguments: [Stage.live, .complete])
  func `a slot that stays shown does not repeat its own effects from before the flip`(stage: Stage)
    throws
  {
    let screen = EffectScreen(
      stage,
      delay: .milliseconds(400),
      new: { response, _ in
        response.count == 1 ? [.once(.analytics, "first", key: "first")] : []
      },
      old: { responses, environment in
        responses.filter { $0.count == 1 }.take(1).subscribe(onNext: { _ in
          environment.effects.perform(LegacyEffect(.analytics, "first"))
        })
      }
    )
    try screen.deliver(1)
    screen.stages.overrides.all = .off
    screen.settle(for: 0.1)
    try screen.deliver(2, settles: false)
    screen.settle(for: 0.1)
    screen.stages.overrides.all = stage
    screen.settle()
    try screen.deliver(1)
    #expect(screen.done == ["analytics 'first'"])
  }

  @Test func `a slot that is shown again does not reuse its previous effect memory`() throws {
    let asking: EffectScreen.New = { response, _ in
      response.count == 0 ? [] : [.onChange(of: response.count, .cacheWrite, "count")]
    }
    let screen = EffectScreen(.complete, new: asking) { responses, environment in
      responses.map(\.count).filter { $0 > 0 }.distinctUntilChanged().subscribe(onNext: { _ in
        environment.effects.perform(LegacyEffect(.cacheWrite, "count"))
      })
    }
    try screen.deliver(1)
    screen.stages.overrides.all = .off
    screen.settle()
    try screen.deliver(2, 0)
    screen.stages.overrides.all = .complete
    screen.settle()
    try screen.deliver(1)
    #expect(screen.done.count == 3)
  }

  @Test func `an extra effect of the compared side is found after a missed response`() throws {
    let screen = EffectScreen(
      .shadow,
      new: { response, _ in [.each(.request, "extra \(response.count)")] },
      old: { _, _ in Disposables.create() }
    )
    try screen.deliver(1, 2, settles: false)
    screen.settle()
    try screen.deliver(3)
    #expect(screen.outcomes == [.skipped, .matched, .mismatched])
    #expect(screen.differences == [#"/0 – "request 'extra 3'""#])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `sides with equal rules never differ, after any events`(seed: UInt64) throws {
    var generator = Seeded(seed: seed)
    let rule = Self.rules[Int(seed % 2)]
    let stages: [Stage] = [.off, .shadow, .live, .complete]
    let screen = EffectScreen(
      stages[Int.random(in: 0..<4, using: &generator)],
      new: rule.new,
      old: rule.old
    )
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        screen.stages.overrides.all = stages[Int.random(in: 0..<4, using: &generator)]
        if Bool.random(using: &generator) { screen.settle() }
      case 1: screen.settle()
      default:
        try screen.deliver(
          Int.random(in: 1...3, using: &generator),
          settles: Bool.random(using: &generator)
        )
      }
    }
    screen.settle()
    #expect(screen.outcomes.filter { $0 == .mismatched } == [], "seed \(seed)")
  }
}
