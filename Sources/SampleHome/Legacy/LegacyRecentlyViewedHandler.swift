#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

/// The legacy handler of the viewed items, which sorts and formats them off the main queue, and
/// caches the ids of the shown items when they change.
final class LegacyRecentlyViewedHandler: ObservableLegacyHandler {
  let output: Observable<RecentlyViewedViewData>

  private let responses = PublishRelay<RecentlyViewedResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.asObservable(), in: environment)
    Self.cacheChangedItemIDs(of: output, in: environment.effects).disposed(by: disposeBag)
  }

  func configure(_ response: RecentlyViewedResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<RecentlyViewedResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<RecentlyViewedViewData> {
    let clock = environment.clock
    let factory = LegacyRecentlyViewedViewDataFactory(timeZone: clock.timeZone)

    let moment = responses.map { _ in clock.boundedNowInWholeSeconds }
    return Observable.zip(responses, moment)
      .observe(on: environment.backgroundScheduler)
      .map { response, now in factory.viewData(for: response, now: now) }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func cacheChangedItemIDs(
    of output: Observable<RecentlyViewedViewData>,
    in effects: any LegacyEffects
  ) -> any Disposable {
    output
      .map { $0.items.map(\.id) }
      .distinctUntilChanged()
      .subscribe(onNext: { _ in
        effects.perform(LegacyEffect(.cacheWrite, "recentlyViewed.ids"))
      })
  }
}
#endif
