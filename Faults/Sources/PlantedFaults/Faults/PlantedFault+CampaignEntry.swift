import Foundation
import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout CampaignEntryResponse) -> Void = { _ in },
    after:
      @escaping @Sendable (inout CampaignEntryViewData, CampaignEntryResponse, ViewDataContext) ->
      Void =
      { _, _, _ in }
  ) -> PlantedFault {
    PlantedFault(name: "campaignEntry-\(name)", kind: "campaignEntry") { points, _ in
      points.campaignEntry = { response, context in
        var changed = response
        before(&changed)
        var viewData = CampaignEntryViewData(changed, in: context)
        after(&viewData, response, context)
        return viewData
      }
    }
  }

  static var campaignEntry: [PlantedFault] {
    [
      fault(
        "starts-a-second-late",
        after: { viewData, response, context in
          let start = Moment(iso8601: response.startsAt)
          if let start, ScreenClock(context).signedSeconds(until: start) == 0 {
            viewData.status = "開催前"
          }
        }
      ),
      fault(
        "absent-end-is-over",
        after: { viewData, response, _ in
          if response.endsAt == nil { viewData.status = "終了" }
        }
      ),
      fault(
        "no-entries-are-hidden",
        after: { viewData, response, _ in
          if response.entryCount == 0 { viewData.entryCount = "" }
        }
      ),
      fault(
        "rate-of-one-is-shown",
        after: { viewData, response, _ in
          if response.pointMultiplier == 1 { viewData.pointRate = "ポイント1倍" }
        }
      ),
      fault(
        "minimum-of-one-is-hidden",
        after: { viewData, response, _ in
          if response.minimumPurchase == 1 { viewData.condition = "" }
        }
      ),
      fault(
        "offset-of-now",
        after: { viewData, response, context in
          var fixed = context
          let seconds = context.timeZone.secondsFromGMT(for: context.now)
          fixed.timeZone = TimeZone(secondsFromGMT: seconds) ?? context.timeZone
          viewData.period = CampaignEntryViewData(response, in: fixed).period
        }
      ),
      fault(
        "year-by-utc",
        after: { viewData, response, context in
          var utc = context
          utc.timeZone = .gmt
          let (local, world) = (ScreenClock(context).localNow.date, ScreenClock(utc).localNow.date)
          if local.year != world.year { viewData.period = "" }
        }
      ),
      fault(
        "entered-after-the-end",
        after: { viewData, response, context in
          if response.isEntered, viewData.status == "終了" { viewData.entryLabel = "受付終了" }
        }
      ),
      fault(
        "end-before-start",
        after: { viewData, response, _ in
          let ends = (Moment(iso8601: response.startsAt), Moment(iso8601: response.endsAt))
          if let start = ends.0, let end = ends.1, end < start { viewData.period = "" }
        }
      ),
      fault(
        "long-description-is-cut-early",
        after: { viewData, _, _ in
          if viewData.description.count == 400 {
            viewData.description = viewData.description.prefix(398) + "…"
          }
        }
      ),
    ]
  }
}
