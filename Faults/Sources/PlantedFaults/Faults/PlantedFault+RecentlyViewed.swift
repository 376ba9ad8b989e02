import Foundation
import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout RecentlyViewedResponse) -> Void = { _ in },
    after:
      @escaping @Sendable (inout RecentlyViewedViewData, RecentlyViewedResponse, ViewDataContext) ->
      Void =
      { _, _, _ in }
  ) -> PlantedFault {
    PlantedFault(name: "recentlyViewed-\(name)", kind: "recentlyViewed") { points, _ in
      points.recentlyViewed = { response, context in
        var changed = response
        before(&changed)
        var viewData = RecentlyViewedViewData(changed, in: context)
        after(&viewData, response, context)
        return viewData
      }
    }
  }

  /// A fault in the text of a date, which depends on the seconds since then.
  private static func date(
    _ name: String,
    _ change: @escaping @Sendable (Int, Moment, ViewDataContext) -> String?
  ) -> PlantedFault {
    fault(
      name,
      after: { viewData, response, context in
        for index in viewData.items.indices {
          let id = viewData.items[index].id
          guard let item = response.items.first(where: { $0.itemID == id }),
            let moment = Moment(epochSeconds: item.viewedAt)
          else { continue }
          let seconds = -ScreenClock(context).signedSeconds(until: moment)
          if let text = change(seconds, moment, context) { viewData.items[index].viewedAt = text }
        }
      }
    )
  }

  static var recentlyViewed: [PlantedFault] {
    [
      fault(
        "equal-moments-are-reversed",
        before: { response in
          response.items.reverse()
        }
      ),
      fault(
        "absent-moment-is-first",
        after: { viewData, response, _ in
          let absent = Set(response.items.filter { $0.viewedAt == nil }.map(\.itemID))
          viewData.items =
            viewData.items.filter { absent.contains($0.id) }
            + viewData.items.filter { !absent.contains($0.id) }
        }
      ),
      fault(
        "20-rows-have-more",
        after: { viewData, _, _ in
          if viewData.items.count == 20 { viewData.hasMore = true }
        }
      ),
      fault(
        "absent-price-is-free",
        before: { response in
          for index in response.items.indices where response.items[index].price == nil {
            response.items[index].price = 0
          }
        }
      ),
      date("an-hour-is-60-minutes", { seconds, _, _ in seconds == 3_600 ? "60分前" : nil }),
      date(
        "yesterday-is-24-hours-ago",
        { seconds, moment, context in
          let clock = ScreenClock(context)
          let isYesterday =
            clock.localNow.date.daysSince1970 - clock.localDateTime(of: moment).date.daysSince1970
            == 1
          return isYesterday && 3_600..<86_400 ~= seconds ? "\(seconds / 3_600)時間前" : nil
        }
      ),
      date(
        "7-days-are-counted",
        { _, moment, context in
          let clock = ScreenClock(context)
          let date = clock.localDateTime(of: moment).date
          let days = clock.localNow.date.daysSince1970 - date.daysSince1970
          return days == 7 ? "7日前" : nil
        }
      ),
      date(
        "dates-are-in-tokyo",
        { _, moment, context in
          var tokyo = context
          tokyo.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? context.timeZone
          return RelativeDateFormat(clock: ScreenClock(tokyo)).text(moment)
        }
      ),
      date(
        "year-is-never-shown",
        { _, moment, context in
          let text = RelativeDateFormat(clock: ScreenClock(context)).text(moment)
          return text.contains("年") ? String(text.drop { $0 != "年" }.dropFirst()) : nil
        }
      ),
      date(
        "a-future-second-is-a-date",
        { seconds, moment, context in
          let date = ScreenClock(context).localDateTime(of: moment).date
          return -59..<0 ~= seconds ? "\(date.month)月\(date.day)日" : nil
        }
      ),
      PlantedFault(name: "recentlyViewed-cache-by-name", kind: "recentlyViewed") { points, _ in
        points.recentlyViewedEffects = { viewData in
          [.onChange(of: viewData.items.map(\.name), .cacheWrite, "recentlyViewed.ids")]
        }
      },
      PlantedFault(name: "recentlyViewed-never-empty-again", kind: "recentlyViewed") {
        points,
        memory in
        points.recentlyViewed = { response, context in
          let viewData = RecentlyViewedViewData(response, in: context)
          if viewData.items.isEmpty, let last = memory.last as? RecentlyViewedViewData {
            return last
          }
          memory.last = viewData
          return viewData
        }
      },
    ]
  }
}
