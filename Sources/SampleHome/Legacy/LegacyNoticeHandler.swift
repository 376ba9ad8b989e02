#if LegacyBridge
import Bridge
import Foundation
import LegacyRx

/// The legacy handler of notices, which computes the number of unread notices and the rows from one
/// list of the notices that have a title.
final class LegacyNoticeHandler: ObservableLegacyHandler {
  let output: Observable<NoticeViewData>

  private let responses = BehaviorRelay<NoticeResponse?>(value: nil)
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.compactMap { $0 }, in: environment)
    // `zip` must receive the first response at both inputs, even if `output` has no subscriber yet.
    output.subscribe().disposed(by: disposeBag)
  }

  func configure(_ response: NoticeResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<NoticeResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<NoticeViewData> {
    let clock = environment.clock
    let rows = LegacyNoticeRowFactory(timeZone: clock.timeZone)
    let countFormatter = LegacyCappedCountFormatter()

    let notices =
      responses
      .map { (response: $0, now: clock.boundedNowInWholeSeconds) }
      .observe(on: environment.backgroundScheduler)
      .map { rows.titledRowsWithUniqueIDs(of: $0.response, now: $0.now) }
      .share()

    let unreadCount =
      notices
      .map { notices in notices.filter(\.isUnread).count }
      .map { $0 > 0 ? "未読" + countFormatter.stringIfPositive(from: $0, unit: "件") : "" }

    let shown = notices.map { $0.legacyRowsUpToLimit() }

    return
      Observable
      .zip(unreadCount, shown, resultSelector: NoticeViewData.init)
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }
}
#endif
