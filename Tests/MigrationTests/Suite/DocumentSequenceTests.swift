import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import StrictJSON
import Synchronization
import Testing
import TopScreen

/// Faults that appear only in a second document.
@MainActor
@Suite struct DocumentSequenceTests {
  /// Returns the issues of a legacy side that performs an effect per document.
  private static func issues(
    ofEach effect: LegacyEffect,
    against routed: RoutedEffect,
    generated count: Int
  ) throws -> [MigrationIssue] {
    var planted = PlantedCounters()
    planted.routes = .counters { _, _ in [routed] }
    let suite = planted.suite { environment in
      CounterHandler(environment) { response, environment in
        environment.effects.perform(effect)
        return CounterViewData(response.count)
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    return suite.issues(of: "counter", recorded, generated: count)
  }

  @Test(arguments: [0, 5])
  func `class 16 finds an impression per refresh that the other side reports once`(generated: Int)
    throws
  {
    let issues = try Self.issues(
      ofEach: LegacyEffect(.analytics, "impression:counter"),
      against: .once(.analytics, "impression:counter"),
      generated: generated
    )
    #expect(issues.map(\.failureClass) == [.impressions])
    #expect(issues.first?.legacy == .array([.string("analytics 'impression:counter'")]))
    #expect(issues.first?.state == .array([]))
  }

  @Test(arguments: [0, 5])
  func `class 3 finds a request per refresh that the other side sends once`(generated: Int) throws {
    let issues = try Self.issues(
      ofEach: LegacyEffect(.request, "counter/read"),
      against: .once(.request, "counter/read"),
      generated: generated
    )
    #expect(issues.map(\.failureClass) == [.effects])
  }

  @Test func `an impression per refresh on both sides is no issue`() throws {
    let issues = try Self.issues(
      ofEach: LegacyEffect(.analytics, "impression:counter"),
      against: .each(.analytics, "impression:counter"),
      generated: 5
    )
    #expect(issues == [])
  }

  @Test(arguments: [0, 5])
  func `class 14 finds a handler that adds the items of one document to the next`(
    generated: Int
  ) throws {
    let suite = PlantedCounters().suite { environment in
      let sum = Mutex(0)
      return CounterHandler(environment) { response, _ in
        sum.withLock { sum in
          sum &+= response.count
          return CounterViewData(sum)
        }
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: generated)
    #expect(issues.map(\.failureClass) == [.reuse])
  }

  @Test func `class 14 finds handlers that add the items of removed contents`()
    throws
  {
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: {
        let shared = SharedCounts()
        return LegacyHandlers {
          LegacyHandler(.counter) { environment in
            let number = shared.join()
            return CounterHandler(environment) { response, _ in
              CounterViewData(shared.sum(setting: response.count, of: number))
            }
          }
        }
      },
      context: .tokyo
    ) { CounterUIState() }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: 20)
    #expect(issues.map(\.failureClass) == [.reuse])
  }

  @Test func `class 14 finds a value that is wrong only until the next document`() throws {
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: {
        let shared = LastHandler()
        return LegacyHandlers {
          LegacyHandler(.counter) { environment in
            let number = shared.makeNumber()
            return CounterHandler(environment) { response, _ in
              CounterViewData(shared.isOtherThanLast(number) ? -1 : response.count)
            }
          }
        }
      },
      context: .tokyo
    ) { CounterUIState() }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.reuse])
    #expect(issues.first?.message.contains("but not after 1 other document") == true)
  }
}

/// The handler of one screen that received the last response.
private final class LastHandler: Sendable {
  private let madeCount = Mutex(0)
  private let last = Mutex<Int?>(nil)

  func makeNumber() -> Int {
    madeCount.withLock { count in
      count += 1
      return count
    }
  }

  /// Returns whether another handler received the last response, and stores this one as the last.
  func isOtherThanLast(_ number: Int) -> Bool {
    last.withLock { last in
      defer { last = number }
      return last.map { $0 != number } ?? false
    }
  }
}

/// The counts of all handlers of one screen, including released ones.
private final class SharedCounts: Sendable {
  private let counts = Mutex<[Int]>([])

  func join() -> Int {
    counts.withLock { counts in
      counts.append(0)
      return counts.count - 1
    }
  }

  func sum(setting count: Int, of number: Int) -> Int {
    counts.withLock { counts in
      counts[number] = count
      return counts.reduce(0, &+)
    }
  }
}
