import Testing

@testable import InboxContent

@Suite struct InboxViewDataTests {
  @Test(arguments: [(0, ""), (1, "1"), (999, "999"), (1_000, "999+")])
  func `the badge counts to 999`(unread: Int, badge: String) {
    #expect(InboxViewData(InboxResponse(title: "", unread: unread)).badge == badge)
  }
}
