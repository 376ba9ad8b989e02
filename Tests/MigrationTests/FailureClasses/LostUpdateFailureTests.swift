import Bridge
import Dispatch
import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// A second update before the first one is observed.
@MainActor
@Suite struct LostUpdateFailureTests {
  @Test func `class 10 finds an update lost between two observations`() throws {
    let issues = try PlantedNotices().issues { output, environment in
      output.throttle(.milliseconds(100), latest: false, scheduler: environment.mainScheduler)
    }
    #expect(issues.classes == [.lostUpdate])
  }
}
