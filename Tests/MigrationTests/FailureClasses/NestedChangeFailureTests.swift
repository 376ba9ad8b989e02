import HomeBridgeTesting
import LegacyRx
import Testing

@testable import SampleHome

/// A change inside a list that an observer of the list alone does not notice.
@MainActor
@Suite struct NestedChangeFailureTests {
  @Test func `class 8 finds a nested change that does not reach its observer`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      output.distinctUntilChanged {
        $0.items.count == $1.items.count && $0.unreadCount == $1.unreadCount
      }
    }
    #expect(issues.classes == [.lostNestedValueChange])
  }
}
