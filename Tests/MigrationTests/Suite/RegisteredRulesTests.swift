import Bridge
import CounterScreen
import HomeBridgeTesting
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

/// The rules of a handler's registration, by which the suite compares.
@MainActor
@Suite struct RegisteredRulesTests {
  private struct ComparisonFailure: Error {}

  /// Returns the issues of a legacy side that shows numbers that are too large by one, and that
  /// sends an event of analytics.
  private static func issues(
    _ parity: ParityRules<CounterViewData>,
    sending event: String? = nil
  ) throws -> [MigrationIssue] {
    var planted = PlantedCounters()
    planted.parity = parity
    let suite = planted.suite { environment in
      CounterHandler(environment) { response, environment in
        if let event { environment.effects.perform(LegacyEffect(.analytics, event)) }
        return CounterViewData(response.count &+ 1)
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1", "counter#b=5")
    return suite.issues(recorded, generated: 10)
  }

  @Test func `without rules a difference is an issue`() throws {
    #expect(try Self.issues(ParityRules()).map(\.failureClass) == [.value])
  }

  @Test func `a difference that the rules ignore is no issue`() throws {
    #expect(try Self.issues(ParityRules().ignoring("/count")) == [])
    #expect(try Self.issues(ParityRules().ignoring(where: { $0.aspect == .value })) == [])
  }

  @Test func `values that count as equal by the rules are no issue`() throws {
    let rules = ParityRules<CounterViewData>().comparing { legacy, state in
      legacy.count == state.count &+ 1
    }
    #expect(try Self.issues(rules) == [])
  }

  @Test func `a comparison function that fails is an issue that names its error`() throws {
    let rules = ParityRules<CounterViewData>().comparing { _, _ in throw ComparisonFailure() }
    let issues = try Self.issues(rules)
    #expect(issues.map(\.failureClass) == [.budget])
    #expect(issues.first?.message.contains("ComparisonFailure") == true)
  }

  @Test func `a value that the rules redact is reported by its place alone`() throws {
    let issue = try #require(try Self.issues(ParityRules().redacting("/count")).first)
    #expect(issue.failureClass == .value)
    #expect(issue.path.description == "/count")
    #expect(issue.legacy == .string("redacted"))
    #expect(issue.state == .string("redacted"))
    #expect(issue.message == #"legacy "redacted", state "redacted""#)
  }

  @Test func `an effect that the route does not declare is accepted by the rules`() throws {
    let values = ParityRules<CounterViewData>().ignoring("/count")
    let lost = try Self.issues(values, sending: "shown")
    #expect(lost.map(\.failureClass) == [.effects])
    let redacted = try #require(try Self.issues(values.redactingEffects(), sending: "shown").first)
    #expect(redacted.legacy == .array([.string("redacted")]))
    #expect(!redacted.message.contains("shown"), "\(redacted)")
    #expect(try Self.issues(values.ignoring([.effects]), sending: "shown") == [])
    let named = values.ignoring(where: { $0.legacy == .string("analytics 'shown'") })
    #expect(try Self.issues(named, sending: "shown") == [])
    #expect(try Self.issues(named, sending: "opened").map(\.failureClass) == [.effects])
  }

  @Test func `an effect that occurs twice is redacted by the rules`() throws {
    var planted = PlantedCounters()
    planted.parity = ParityRules<CounterViewData>().redactingEffects()
    let suite = planted.suite { environment in
      CounterHandler(environment) { response, environment in
        for _ in 0..<2 { environment.effects.perform(LegacyEffect(.analytics, "shown")) }
        return CounterViewData(response.count)
      }
    }
    let issues = suite.issues(try PlantedCounters.recorded("counter#a=1"), generated: 5)
    #expect(issues.contains { $0.message.contains("redacted occurs 2 times") }, "\(issues)")
    #expect(!issues.contains { $0.message.contains("shown") }, "\(issues)")
  }
}
