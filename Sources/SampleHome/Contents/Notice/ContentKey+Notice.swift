import ScreenDocument
import TopScreen

extension ContentKey where Response == NoticeResponse, Output == NoticeViewData {
  /// The contract of the kind `notice`: the shop's notices.
  static var notice: Self { Self("notice") }
}
