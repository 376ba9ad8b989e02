#if LegacyBridge
import Bridge
import Foundation
import LegacyRx

/// The legacy handler of coupons, which emits the coupons again when the user's rank changes,
/// because the rank decides which coupons are usable.
///
/// In the diagram, `r` is the rank `regular`, and `c1r` is the output for the response `c1` and
/// this rank. The second `gold` is no change, and emits nothing.
///
/// ```
/// responses   ────c1──────────────c2──
/// memberRank  r───────gold──gold──────
/// output      ────c1r─c1gold──────c2gold
/// ```
final class LegacyCouponsHandler: ObservableLegacyHandler {
  let output: Observable<CouponsViewData>

  private let responses = PublishRelay<CouponsResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, events: LegacyHomeEvents) {
    output = Self.output(
      of: responses.asObservable(),
      memberRank: events.memberRank.distinctUntilChanged(),
      in: environment
    )
    output.subscribe().disposed(by: disposeBag)
  }

  func configure(_ response: CouponsResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<CouponsResponse>,
    memberRank: Observable<LegacyMemberRank>,
    in environment: LegacyEnvironment
  ) -> Observable<CouponsViewData> {
    let clock = environment.clock
    let rows = LegacyCouponRowFactory(timeZone: clock.timeZone)
    let countFormatter = LegacyCappedCountFormatter()

    return
      Observable
      .combineLatest(responses, memberRank) { response, rank in
        (response: response, rank: rank, now: clock.boundedNowInWholeSeconds)
      }
      .observe(on: environment.backgroundScheduler)
      .map { rows.items(of: $0.response, rank: $0.rank, now: $0.now) }
      .map { items in
        let usableCount = items.filter(\.isUsable).count
        return CouponsViewData(
          usableCount: countFormatter.stringIfPositive(from: usableCount, unit: "枚利用できます"),
          items: items
        )
      }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }
}
#endif
