import CounterScreen
import Foundation
import LegacyRx
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@testable import Bridge
@testable import Parity

@MainActor
@Suite struct StreamParityTests {
  /// How a handler shows the right number, or deviates from it.
  enum Habit: String, CaseIterable {
    case right, twice, detour, later, completes, fails, never, wrongFirstResponse
  }

  private struct Page: ViewData {
    var points: [Int]
    var title: String
  }

  @Test(arguments: [Stage.shadow, .live], Habit.allCases)
  func `strict compares count, turn and completion; the default compares the last value`(
    stage: Stage,
    habit: Habit
  ) throws {
    let strict = try #require(compare(habit, on: stage, isStrict: true).first)
    let usual = try #require(compare(habit, on: stage, isStrict: false).first)
    let aspects = strict.differences.map { difference in
      let sides = [difference.legacy, difference.state].map { $0?.text(style: .compact) ?? "–" }
      return "\(difference.aspect) \(sides.joined(separator: " "))"
    }
    let isCandidate = stage == .live
    switch habit {
    case .right:
      #expect(aspects == [])
      #expect(strict.outcome == .matched)
    case .twice, .detour:
      #expect(aspects == ["count 2 1"])
    case .later:
      #expect(aspects == [#"turn ["later"] ["now"]"#])
    case .completes:
      #expect(aspects == [#"completion "completed" "goes on""#])
    case .fails where isCandidate:
      #expect(strict.outcome == .candidateError)
      #expect(strict.errorMessage == "handler failure")
    case .fails:
      #expect(aspects == [#"completion "failed: handler failure" "goes on""#])
    case .never:
      #expect(aspects == [#"value – {"count":1}"#, "count 0 1"])
    case .wrongFirstResponse:
      #expect(aspects == [#"value 7 1"#])
    }
    switch habit {
    case .right, .twice, .detour, .later, .completes: #expect(usual.outcome == .matched)
    case .fails: #expect(usual.outcome == (isCandidate ? .candidateError : .matched))
    case .never, .wrongFirstResponse: #expect(usual.outcome == .mismatched)
    }
  }

  @Test func `emissions are counted per response`() throws {
    let fixture = StreamFixture(.shadow, isStrict: true) { count, show, _ in
      for _ in 0..<count { show(.next(CounterViewData(count))) }
    }
    #expect(try fixture.outcomes(of: [1, 2, 1]) == [.matched, .mismatched, .matched])
  }

  @Test func `the bridge or the rules of a kind can require strict comparison`() throws {
    let shows: StreamFixture.Behaviour = { count, show, _ in
      show(.next(CounterViewData(0)))
      show(.next(CounterViewData(count)))
    }
    for (isStrict, rules) in [
      (true, ParityRules<CounterViewData>()), (false, ParityRules().strict()),
    ] {
      let fixture = StreamFixture(.shadow, isStrict: isStrict, rules: rules, shows)
      #expect(try fixture.outcomes(of: [1]) == [.mismatched])
    }
    let ignoring = StreamFixture(
      .shadow,
      isStrict: true,
      rules: ParityRules().ignoring([.count]),
      shows
    )
    #expect(try ignoring.outcomes(of: [1]) == [.ignored])
    #expect(ignoring.sink.results.map(\.ignoredCount) == [1])
  }

  @Test func `ignored differences of an intermediate value hide no other one`() {
    let (legacy, state) = (EmissionLog<Page>(), EmissionLog<Page>())
    let last = Page(points: [], title: "")
    for (log, point, title) in [(legacy, 1, "a"), (state, 2, "b")] {
      log.beginResponse()
      let points = Array(repeating: point, count: 1_500)
      log.append(Page(points: points, title: title), isAfterDelivery: false)
      log.append(last, isAfterDelivery: false)
    }
    let judge = ParityJudge(ParityRules<Page>().ignoring("/points/*"), isStrict: true)
    let verdict = judge.verdict(
      legacy: last,
      state: last,
      otherDifferences: StreamParity.differences(
        legacy: legacy,
        state: state,
        ending: nil,
        exemptingFromLimit: judge.isIgnored
      )
    )
    #expect(verdict.outcome == .mismatched)
    #expect(verdict.differences.map(\.aspect) == [.order])
    #expect(verdict.differences.map(\.path.description) == ["/0/title"])
    #expect(verdict.ignoredCount == 1_000)
  }

  @Test func `intermediate values are compared in order, at their index`() {
    let (legacy, state) = (EmissionLog<CounterViewData>(), EmissionLog<CounterViewData>())
    for (log, counts) in [(legacy, [1, 2, 3]), (state, [2, 1, 3])] {
      log.beginResponse()
      for count in counts { log.append(CounterViewData(count), isAfterDelivery: false) }
    }
    let differences = differences(legacy, state)
    #expect(differences.map(\.aspect) == [.order, .order])
    #expect(differences.map(\.path.description) == ["/0/count", "/1/count"])
    #expect(differences.map(\.placeInViewData?.description) == ["/count", "/count"])
  }

  @Test func `emissions off the main queue are reported, and logs are bounded`() {
    let (legacy, state) = (EmissionLog<CounterViewData>(), EmissionLog<CounterViewData>())
    for log in [legacy, state] {
      for _ in 0..<1_000 { log.append(1, isAfterDelivery: false, isOffMain: log === legacy) }
    }
    let differences = differences(legacy, state)
    #expect(differences.map(\.aspect) == [.thread])
    #expect(legacy.values.count == EmissionLog<CounterViewData>.maximumStoredValueCount)
    #expect(legacy.emissionCount == 1_000)
  }

  @Test func `intermediate values are reported per side, up to a limit`() {
    let limit = EmissionLog<CounterViewData>.maximumStoredValueCount
    let (legacy, state) = (EmissionLog<CounterViewData>(), EmissionLog<CounterViewData>())
    for count in 0..<(limit + 2) {
      legacy.append(CounterViewData(count == limit - 1 ? 7_000 : count), isAfterDelivery: false)
      state.append(CounterViewData(count == limit - 1 ? 8_000 : count), isAfterDelivery: false)
    }
    let differences = differences(legacy, state)
    #expect(differences.map(\.path.description) == ["/\(limit - 1)/count"])
    #expect(differences.map(\.legacy) == [.number("7000")])
    #expect(differences.map(\.state) == [.number("8000")])
  }

  @Test func `every differing aspect is reported, in any combination`() {
    let (legacy, state) = (EmissionLog<CounterViewData>(), EmissionLog<CounterViewData>())
    for (log, isLegacy) in [(legacy, true), (state, false)] {
      log.beginResponse()
      log.append(isLegacy ? 1 : 2, isAfterDelivery: false)
      log.append(3, isAfterDelivery: isLegacy, isOffMain: isLegacy)
    }
    func reported() -> [String] {
      differences(legacy, state, ending: .failed("gone"))
        .map { "\($0.aspect) \($0.legacy?.text(style: .compact) ?? "–")" }
    }
    #expect(
      reported() == [
        "order 1", #"turn ["now","later"]"#, #"thread "another queue""#,
        #"completion "failed: gone""#,
      ]
    )
    for log in [legacy, state] {
      log.beginResponse()
      log.append(1, isAfterDelivery: false)
    }
    #expect(reported() == [#"completion "failed: gone""#], "A response counts its own emissions.")
  }

  @Test func `a custom comparison decides even on equal values`() throws {
    for isStrict in [true, false] {
      let rules = ParityRules<CounterViewData>().comparing { _, _ in false }
      let fixture = StreamFixture(.shadow, isStrict: isStrict, rules: rules) { count, show, _ in
        show(.next(CounterViewData(count)))
      }
      #expect(try fixture.outcomes(of: [1]) == [.mismatched])
    }
  }

  @Test func `redacted values leave the bridge redacted`() throws {
    let fixture = StreamFixture(.shadow, isStrict: true, rules: ParityRules().redacting("/**")) {
      _,
      show,
      _ in show(.next(CounterViewData(4_711)))
    }
    #expect(try fixture.outcomes(of: [1]) == [.mismatched])
    #expect(!"\(fixture.sink.results)".contains("4711"))
  }

  private func differences(
    _ legacy: EmissionLog<CounterViewData>,
    _ state: EmissionLog<CounterViewData>,
    ending: OutputEnding? = nil
  ) -> [ParityDifference] {
    StreamParity.differences(
      legacy: legacy,
      state: state,
      ending: ending,
      exemptingFromLimit: { _ in false }
    )
  }

  private func compare(
    _ habit: Habit,
    on stage: Stage,
    isStrict: Bool
  ) throws -> [Parity.ComparisonResult] {
    let fixture = StreamFixture(stage, isStrict: isStrict) { count, show, environment in
      let right = Event<CounterViewData>.next(CounterViewData(count))
      switch habit {
      case .right: show(right)
      case .twice: for event in [right, right] { show(event) }
      case .detour: for event in [Event<CounterViewData>.next(7), right] { show(event) }
      case .later:
        _ = environment.mainScheduler.schedule(()) { _ in
          show(right)
          return Disposables.create()
        }
      case .completes: for event in [right, .completed] { show(event) }
      case .fails: for event in [right, .error(HandlerFailure())] { show(event) }
      case .never: break
      case .wrongFirstResponse: show(.next(7))
      }
    }
    _ = try fixture.outcomes(of: [1])
    return fixture.sink.results
  }
}

private struct HandlerFailure: Error, CustomStringConvertible {
  let description = "handler failure"
}
