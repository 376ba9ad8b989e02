#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

/// The legacy handler of the point balance, which shows the user's points and emits the user's
/// rank.
///
/// The handler binds the view data to a view with labels, as a view controller does, and its output
/// is the texts of these labels.
final class LegacyPointBalanceHandler: ObservableLegacyHandler {
  var output: Observable<PointBalanceViewData> { view.shownTexts }

  private let responses = PublishRelay<PointBalanceResponse>()
  private let view = LegacyPointBalanceView()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, events: LegacyHomeEvents) {
    let responses = responses.asObservable()
    disposeBag.insert(
      Self.memberRanks(of: responses).bind(to: events.memberRank),
      Self.viewData(of: responses, clock: environment.clock)
        .bind(to: view.binder(on: environment.mainScheduler)),
      Self.cacheChangedPoints(of: responses, in: environment.effects)
    )
  }

  func configure(_ response: PointBalanceResponse) {
    responses.accept(response)
  }

  private nonisolated static func memberRanks(
    of responses: Observable<PointBalanceResponse>
  ) -> Observable<LegacyMemberRank> {
    responses.map { $0.rank.flatMap(LegacyMemberRank.init(name:)) ?? .regular }
  }

  private nonisolated static func viewData(
    of responses: Observable<PointBalanceResponse>,
    clock: LegacyClock
  ) -> Observable<PointBalanceViewData> {
    let numberFormatter = LegacyNumberFormatter()
    let parser = LegacyDateParser()
    let dateFormatter = LegacyDateFormatter(timeZone: clock.timeZone)

    return Observable.zip(responses, memberRanks(of: responses)) { response, rank in
      let limitedPoints = response.limitedPoints.flatMap { $0 > 0 ? $0 : nil }
      let expiry = limitedPoints.flatMap { _ in
        parser.date(from: response.limitedPointsExpireAt)
      }
      return PointBalanceViewData(
        points: numberFormatter.points(response.points),
        limitedPoints: limitedPoints.map { "うち期間限定" + numberFormatter.points($0) } ?? "",
        limitedExpiry: expiry.map { dateFormatter.expiry($0, now: clock.boundedNowInWholeSeconds) }
          ?? "",
        rank: rank.title
      )
    }
  }

  private nonisolated static func cacheChangedPoints(
    of responses: Observable<PointBalanceResponse>,
    in effects: any LegacyEffects
  ) -> any Disposable {
    responses
      .map(\.points)
      .distinctUntilChanged()
      .subscribe(onNext: { _ in
        effects.perform(LegacyEffect(.cacheWrite, "pointBalance.points"))
      })
  }
}
#endif
