#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

/// The legacy handler of a ranking, which formats the header and the rows separately, and then
/// combines them; it reports its impression once, with the first rows.
final class LegacyRankingHandler: ObservableLegacyHandler {
  let output: Observable<RankingViewData>

  private let responses = PublishRelay<RankingResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.asObservable(), in: environment)
    Self.reportImpressionOnce(of: output, to: environment.effects).disposed(by: disposeBag)
  }

  func configure(_ response: RankingResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<RankingResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<RankingViewData> {
    let clock = environment.clock
    let parser = LegacyDateParser()
    let dateFormatter = LegacyDateFormatter(timeZone: clock.timeZone)
    let rows = LegacyRankingRowFactory()

    let header = responses.map { response in
      let date = dateFormatter.dateAndTime(
        parser.date(from: response.updatedAt),
        now: clock.boundedNowInWholeSeconds
      )
      return (
        title: LegacyTextFormatter.title.string(from: response.title, default: "ランキング"),
        updatedAt: date.isEmpty ? "" : date + "更新"
      )
    }

    let items =
      responses
      .observe(on: environment.backgroundScheduler)
      .map { rows.items(of: $0) }

    return
      Observable
      .zip(header, items) { header, items in
        RankingViewData(title: header.title, updatedAt: header.updatedAt, items: items)
      }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func reportImpressionOnce(
    of output: Observable<RankingViewData>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    output
      .filter { !$0.isEmpty }
      .take(1)
      .subscribe(onNext: { _ in
        effects.perform(LegacyEffect(.analytics, "impression:ranking"))
      })
  }
}
#endif
