extension InboxViewData {
  /// Creates the view data of a response.
  package init(_ response: InboxResponse) {
    title = response.title.isEmpty ? "Inbox" : response.title
    badge =
      switch response.unread {
      case ..<1: ""
      case 999...: "999+"
      case let count: "\(count)"
      }
  }
}
