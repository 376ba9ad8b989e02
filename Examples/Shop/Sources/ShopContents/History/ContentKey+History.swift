import ScreenDocument
package import TopScreen

extension ContentKey where Response == HistoryResponse, Output == HistoryViewData {
  /// The contract of the kind `history`.
  package static var history: Self { Self("history") }
}
