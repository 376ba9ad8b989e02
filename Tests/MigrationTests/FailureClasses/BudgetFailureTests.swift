import Bridge
import Dispatch
import LegacyRx
import Synchronization
import Testing

@testable import HomeBridgeTesting
@testable import SampleHome

/// Sides that take too long, or never emit.
@MainActor
@Suite struct BudgetFailureTests {
  @Test func `class 18 finds a candidate that never emits`() throws {
    let issues = try PlantedNotices().issues { _, _ in .never() }
    #expect(issues.classes == [.budget])
    #expect(issues.first?.message == "the legacy side never shows anything")
  }

  @Test func `class 18 finds a candidate that emits too late`() throws {
    let issues = try PlantedNotices().issues { output, environment in
      output.delay(.seconds(2), scheduler: environment.mainScheduler)
    }
    #expect(issues.classes == [.budget])
    let seconds = StandaloneHandler.settlingSeconds
    #expect(
      issues.first?.message == "the legacy side shows its first value only after \(seconds) seconds"
    )
  }

  @Test func `class 18 finds a candidate that exceeds its budget`() throws {
    let time = PassingTime()
    var notices = PlantedNotices()
    notices.budget = LegacyTimeBudget(limit: .seconds(1), elapsed: { time.now })
    let issues = try notices.issues { environment in
      PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          time.pass(.seconds(2))
          handler.configure(response)
        }
      )
    }
    #expect(issues.classes == [.budget])
    #expect(issues.first?.message == "the legacy side took 2.0 seconds, the budget is 1.0 seconds")
  }

  /// A clock that advances when a side works.
  private final class PassingTime: Sendable {
    private let time = Mutex(Duration.zero)

    var now: Duration { time.withLock { $0 } }

    func pass(_ duration: Duration) { time.withLock { $0 += duration } }
  }
}
