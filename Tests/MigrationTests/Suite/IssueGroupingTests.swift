import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

/// The number of issues that one fault causes, and their values of both sides.
@MainActor
@Suite struct IssueGroupingTests {
  @Test func `a fault in every response is one issue`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.map { value in
        var value = value
        for index in value.items.indices { value.items[index].label += "!" }
        return value
      }
    }
    #expect(issues.map(\.failureClass) == [.value])
    #expect(issues.first?.message.contains(#"legacy "重要!", state "重要""#) == true)
  }

  @Test func `a fault at several paths of a value is one issue that counts them`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.map { value in
        var value = value
        value.unreadCount += "!"
        for index in value.items.indices { value.items[index].label += "!" }
        return value
      }
    }
    #expect(issues.map(\.failureClass) == [.value])
    #expect(issues.first?.message.contains("more differences") == true)
  }

  @Test func `two faults that no response has together are two issues`() throws {
    var notices = PlantedNotices()
    notices.faultCount = 2
    notices.generatedCount = 60
    let issues = try notices.issues { output, _ in
      output.map { value in
        var value = value
        if value.items.isEmpty { value.unreadCount += "!" }
        for index in value.items.indices { value.items[index].label += "!" }
        return value
      }
    }
    #expect(issues.map(\.path.description) == ["/items/0/label", "/unreadCount"])
    #expect(issues.allSatisfy { $0.responseCount > 1 || $0.path.description == "/unreadCount" })
  }

  @Test func `a fault of several classes is one issue of the most specific class`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.map { value in
        var value = value
        value.unreadCount += "!"
        return value
      }
      .flatMap { Observable.of($0, $0) }
    }
    #expect(issues.map(\.failureClass) == [.repeatedValues])
    #expect(issues.first?.message.contains("/unreadCount") == true)
  }

  @Test func `a fault found only in whole documents reports the values of both sides`() throws {
    let suite = MigrationSuite(
      routes: SumUIState.routes,
      handlers: {
        LegacyHandlers {
          LegacyHandler(.counter) { CounterHandler($0) }
          // It never reads the counter's own value.
          LegacyHandler(.sum) {
            CounterHandler($0) { response, _ in
              CounterViewData(response.count &- 1)
            }
          }
        }
      }
    ) { SumUIState() }
    let recorded = try PlantedCounters.recorded("counter#a=5", "sum#b=2")
    let issues = suite.issues(recorded, generated: 0)
    #expect(suite.issues(of: "sum", recorded, generated: 0) == issues)
    #expect(suite.issues(of: "counter", recorded, generated: 0) == [])
    #expect(issues.map(\.kind) == ["sum"])
    #expect(issues.map(\.path.description) == ["/count"])
    #expect(issues.first?.message.contains("legacy 1, state 7") == true)
  }

  @Test func `a fault of a kind is no issue of a kind that reads it`() throws {
    let suite = MigrationSuite(
      routes: SumUIState.routes,
      handlers: {
        let counts = BehaviorRelay<Int>(value: -1)
        return LegacyHandlers {
          LegacyHandler(.counter, feeding: ["sum"]) { environment in
            CounterHandler(environment) { response, _ in
              counts.accept(response.count &+ 10)
              return CounterViewData(response.count &+ 10)
            }
          }
          LegacyHandler(.sum) {
            CounterHandler($0) { response, _ in
              CounterViewData(response.count &+ counts.value)
            }
          }
        }
      }
    ) { SumUIState() }
    let recorded = try PlantedCounters.recorded("counter#a=5", "sum#b=2")
    #expect(suite.issues(recorded, generated: 0).map(\.kind) == ["counter"])
  }
}
