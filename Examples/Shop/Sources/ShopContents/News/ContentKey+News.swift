import ScreenDocument
package import TopScreen

extension ContentKey where Response == NewsResponse, Output == NewsViewData {
  /// The contract of the kind `news`.
  package static var news: Self { Self("news") }
}
