#if LegacyBridge
import Bridge
import LegacyRx
import TopScreen

/// The legacy handler of recommended items, with a bug that is kept as an example of a mismatch.
///
/// The handler's ``LegacyReviewCountFormatter`` is off by one: it formats a review count of exactly
/// 9,999 as "9,999+", but the rule gives "9,999". The item `r-9999` of `Samples/mismatch.json` has
/// that count. For every other count and field, the handler follows the rules.
final class LegacyRecommendedHandler: ObservableLegacyHandler {
  let output: Observable<RecommendedViewData>

  private let responses = BehaviorRelay<RecommendedResponse?>(value: nil)
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    let responses = responses.compactMap { $0 }
    output = Self.output(of: responses, in: environment)
    Self.reportNewRequestIDs(of: responses, to: environment.effects).disposed(by: disposeBag)
  }

  func configure(_ response: RecommendedResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<RecommendedResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<RecommendedViewData> {
    let title =
      responses
      .map { LegacyTextFormatter.title.string(from: $0.title, default: "あなたへのおすすめ") }

    let rows = LegacyRecommendedRowFactory()
    let items =
      responses
      .observe(on: environment.backgroundScheduler)
      .map { rows.items(of: $0) }

    return Observable.zip(title, items) { RecommendedViewData(title: $0, items: $1) }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func reportNewRequestIDs(
    of responses: Observable<RecommendedResponse>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    responses
      .compactMap(\.requestID)
      .distinctUntilChanged()
      .subscribe(onNext: { requestID in
        effects.perform(LegacyEffect(.request, "recommended/shown?request_id=\(requestID)"))
      })
  }
}
#endif
