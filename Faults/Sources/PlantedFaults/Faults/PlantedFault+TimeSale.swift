import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout TimeSaleResponse) -> Void = { _ in },
    after: @escaping @Sendable (inout TimeSaleViewData, TimeSaleResponse, Int?) -> Void = {
      _,
      _,
      _ in
    }
  ) -> PlantedFault {
    PlantedFault(name: "timeSale-\(name)", kind: "timeSale") { points, _ in
      points.timeSale = { response, context in
        var changed = response
        before(&changed)
        var viewData = TimeSaleViewData(changed, in: context)
        let end = Moment(epochSeconds: response.endsAt)
        after(&viewData, response, end.map(ScreenClock(context).signedSeconds))
        return viewData
      }
    }
  }

  private static func item(
    _ name: String,
    _ change: @escaping @Sendable (inout TimeSaleViewData.Item, TimeSaleResponse.Item) -> Void
  ) -> PlantedFault {
    fault(
      name,
      after: { viewData, response, _ in
        for index in viewData.items.indices {
          let id = viewData.items[index].id
          if let item = response.items.first(where: { $0.itemID == id }) {
            change(&viewData.items[index], item)
          }
        }
      }
    )
  }

  static var timeSale: [PlantedFault] {
    [
      fault(
        "60-seconds-are-soon",
        after: { viewData, _, left in
          if left == 60 { viewData.remaining = "まもなく終了" }
        }
      ),
      fault(
        "not-over-at-its-end",
        after: { viewData, _, left in
          if left == 0 { viewData.isOver = false }
        }
      ),
      fault(
        "24-hours-are-no-day",
        after: { viewData, _, left in
          if left == 86_400 { viewData.remaining = "残り 24:00:00" }
        }
      ),
      fault(
        "100-days-are-counted",
        after: { viewData, _, left in
          if let left, left == 8_640_000 { viewData.remaining = "残り100日 00:00:00" }
        }
      ),
      fault(
        "absent-end-is-over",
        after: { viewData, response, _ in
          if response.endsAt == nil { viewData.isOver = true }
        }
      ),
      fault(
        "end-before-2000-is-over",
        after: { viewData, response, _ in
          if let end = response.endsAt, end < 946_684_800 { viewData.isOver = true }
        }
      ),
      item(
        "stock-rounds-up",
        { viewData, item in
          if let left = item.stockLeft, let total = item.stockTotal, 0 < left, left < total,
            left < 10_000, !(left * 100).isMultiple(of: total), viewData.stockPercent > 10
          {
            viewData.stockPercent += 1
          }
        }
      ),
      item(
        "stock-of-10-percent-is-not-low",
        { viewData, _ in
          if viewData.stockPercent == 10 { viewData.stock = "残り10%" }
        }
      ),
      item(
        "negative-stock",
        { viewData, item in
          if let left = item.stockLeft, left < 0 { viewData.stock = "" }
        }
      ),
      item(
        "more-than-all-in-stock",
        { viewData, item in
          if let left = item.stockLeft, let total = item.stockTotal, total > 0, left > total {
            viewData.stock = "残り101%"
          }
        }
      ),
      item(
        "no-stock-at-all-is-sold-out",
        { viewData, item in
          if item.stockTotal == 0 { viewData.stock = "売り切れ" }
        }
      ),
      item(
        "negative-sale-price-has-a-discount",
        { viewData, item in
          if item.salePrice < 0, let before = item.regularPrice, before > 0 {
            viewData.discount = "100%OFF"
          }
        }
      ),
      PlantedFault(name: "timeSale-stale-end", kind: "timeSale") { points, memory in
        points.timeSale = { response, context in
          var response = response
          memory.number = memory.number ?? response.endsAt
          response.endsAt = memory.number
          return TimeSaleViewData(response, in: context)
        }
      },
      PlantedFault(name: "timeSale-impression-each-time", kind: "timeSale") { points, _ in
        points.timeSaleEffects = { _ in [.each(.analytics, "impression:timeSale")] }
      },
    ]
  }
}
