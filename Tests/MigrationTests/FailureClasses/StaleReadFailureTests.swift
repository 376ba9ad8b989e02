import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// A side that announces a change while the old value is still readable.
@MainActor
@Suite struct StaleReadFailureTests {
  @Test func `class 7 finds a read of the old value while the new one is announced`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.scan((nil, nil)) { ($0.1, $1) }
        .compactMap { (before: NoticeViewData?, new: NoticeViewData?) in before ?? new }
    }
    #expect(issues.classes == [.staleRead])
  }
}
