import LegacyRx

@testable import SampleHome

/// A handler at fault: it takes what it is given, and shows nothing.
final class MuteNoticeHandler: NoticeHandling {
  let output = Observable<NoticeViewData>.never()
  private let handler: LegacyNoticeHandler

  init(_ handler: LegacyNoticeHandler) {
    self.handler = handler
  }

  func configure(_ response: NoticeResponse) { handler.configure(response) }
}
