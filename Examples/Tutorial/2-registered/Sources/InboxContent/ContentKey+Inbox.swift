import TopScreen

extension ContentKey where Response == InboxResponse, Output == InboxViewData {
  /// The contract of the kind `inbox`.
  package static var inbox: Self { Self("inbox") }
}
