#if LegacyHome
import Bridge
import Foundation
import LegacyRx
import ShopContents

/// The legacy handler of the news, which sorts and formats on the background queue.
final class LegacyNewsHandler: ObservableLegacyHandler {
  let output: Observable<NewsViewData>

  private let responses = BehaviorRelay<NewsResponse?>(value: nil)

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.compactMap { $0?.articles }, in: environment)
  }

  func configure(_ response: NewsResponse) {
    responses.accept(response)
  }

  // Not isolated: a part of it runs on the background queue.
  private nonisolated static func output(
    of articles: Observable<[NewsResponse.Article]>,
    in environment: LegacyEnvironment
  ) -> Observable<NewsViewData> {
    let clock = environment.clock
    return
      articles
      .map { (articles: $0, now: clock.now) }
      .observe(on: environment.backgroundScheduler)
      .map { articles, now in
        let ages = LegacyAgeFormatter(now: now, timeZone: clock.timeZone)
        let titled = articles.filter { $0.headline != "" }
        let moments = Set(titled.map(\.published)).sorted(by: >)
        let rows = moments.flatMap { moment in
          titled.filter { $0.published == moment }.map {
            NewsViewData.Row(headline: $0.headline, age: ages.string(from: $0.published))
          }
        }
        return NewsViewData(rows: rows)
      }
      .observe(on: environment.mainScheduler)
  }
}
#endif
