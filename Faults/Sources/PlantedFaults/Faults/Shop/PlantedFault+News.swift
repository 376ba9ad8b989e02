import Foundation
import ScreenDocument
import ShopContents
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout NewsResponse, inout ViewDataContext) -> Void
  ) -> PlantedFault {
    PlantedFault(shop: "news", name) { points, _ in
      points.news = { response, context in
        var (response, context) = (response, context)
        before(&response, &context)
        return NewsViewData(response, in: context)
      }
    }
  }

  /// A fault in the age of an article: `age` returns `nil` where it is right.
  private static func age(
    _ name: String,
    _ age: @escaping @Sendable (_ seconds: Int, _ published: Int, ViewDataContext) -> String?
  ) -> PlantedFault {
    PlantedFault(shop: "news", name) { points, _ in
      points.news = { response, context in
        let now = Int(context.now.timeIntervalSince1970.rounded(.down))
        let newestFirst = response.articles.enumerated().sorted {
          ($1.element.published, $0.offset) < ($0.element.published, $1.offset)
        }
        let shown = newestFirst.map(\.element).filter { !$0.headline.isEmpty }
        return NewsViewData(
          rows: shown.map { article in
            let published = article.published
            let isKnown = (0..<4_102_444_800).contains(published)
            let wrong = isKnown ? age(now - published, published, context) : nil
            return NewsViewData.Row(
              headline: article.headline,
              age: wrong ?? NewsAge(of: published, in: context).text
            )
          }
        )
      }
    }
  }

  static var news: [PlantedFault] {
    [
      fault("equal-moments-are-reversed", before: { response, _ in response.articles.reverse() }),
      fault(
        "blank-headlines-are-dropped",
        before: { response, _ in
          response.articles.removeAll { !$0.headline.contains { !$0.isWhitespace } }
        }
      ),
      fault("dates-are-in-utc", before: { _, context in context.timeZone = .gmt }),
      fault(
        "daylight-saving-is-that-of-now",
        before: { _, context in
          let seconds = context.timeZone.secondsFromGMT(for: context.now)
          context.timeZone = TimeZone(secondsFromGMT: seconds) ?? context.timeZone
        }
      ),
      fault(
        "zero-is-no-moment",
        before: { response, _ in
          for index in response.articles.indices where response.articles[index].published == 0 {
            response.articles[index].published = -1
          }
        }
      ),
      fault(
        "the-year-2100-is-known",
        before: { response, _ in
          for index in response.articles.indices
          where response.articles[index].published == 4_102_444_800 {
            response.articles[index].published -= 1
          }
        }
      ),
      age("a-minute-is-just-now") { seconds, _, _ in seconds == 60 ? "just now" : nil },
      age("an-hour-is-60-minutes") { seconds, _, _ in seconds == 3_600 ? "60 min ago" : nil },
      age("minutes-round-up") { seconds, _, _ in
        60..<3_600 ~= seconds ? "\((seconds + 59) / 60) min ago" : nil
      },
      age("the-future-has-a-date") { seconds, published, context in
        guard seconds < 0 else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(published))
          .formatted(Date.ISO8601FormatStyle(timeZone: context.timeZone).year().month().day())
      },
      age("yesterday-is-24-hours-ago") { seconds, published, context in
        let isYesterday = NewsAge(of: published, in: context).text == "yesterday"
        return isYesterday && seconds < 86_400 ? "\(seconds / 3_600) h ago" : nil
      },
      age("today-ends-after-12-hours") { seconds, published, context in
        let text = NewsAge(of: published, in: context).text
        return seconds > 43_200 && text.hasSuffix("h ago") ? "today" : nil
      },
    ]
  }
}
