import LegacyRx

@testable import SampleHome

/// A faulty handler: it accepts responses, and never emits.
final class SilentNoticeHandler: NoticeHandling {
  let output = Observable<NoticeViewData>.never()
  private let handler: LegacyNoticeHandler

  init(_ handler: LegacyNoticeHandler) {
    self.handler = handler
  }

  func configure(_ response: NoticeResponse) { handler.configure(response) }
}
