import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout CouponsResponse.Item) -> Void = { _ in },
    after:
      @escaping @Sendable (
        inout CouponsViewData.Item, CouponsResponse.Item, ViewDataContext, PointBalanceViewData
      ) -> Void = { _, _, _, _ in }
  ) -> PlantedFault {
    PlantedFault(name: "coupons-\(name)", kind: "coupons") { points, _ in
      points.coupons = { response, context, balance in
        var changed = response
        for index in changed.coupons.indices { before(&changed.coupons[index]) }
        var viewData = CouponsViewData(changed, in: context, points: balance)
        for index in viewData.items.indices {
          let id = viewData.items[index].id
          if let item = response.coupons.first(where: { $0.couponID == id }) {
            after(&viewData.items[index], item, context, balance)
          }
        }
        return viewData
      }
    }
  }

  static var coupons: [PlantedFault] {
    [
      fault(
        "more-than-100-percent",
        after: { viewData, item, _, _ in
          if item.discountType == "percent", item.discountValue > 100 {
            viewData.discount = "\(item.discountValue)%OFF"
          }
        }
      ),
      fault(
        "100-percent-is-free",
        after: { viewData, item, _, _ in
          if item.discountType == "percent", item.discountValue == 100 { viewData.discount = "無料" }
        }
      ),
      fault(
        "own-rank-is-too-low",
        after: { viewData, item, _, balance in
          if let rank = item.requiredRank.flatMap(MemberRank.init(name:)),
            rank == MemberRank(title: balance.rank)
          {
            viewData.isUsable = false
          }
        }
      ),
      fault(
        "unknown-rank-is-open",
        after: { viewData, item, _, _ in
          if let rank = item.requiredRank, MemberRank(name: rank) == nil { viewData.note = "" }
        }
      ),
      fault(
        "minimum-of-zero-is-shown",
        after: { viewData, item, _, _ in
          if item.minimumPrice == 0 { viewData.condition = "0円以上で利用可" }
        }
      ),
      fault(
        "usable-at-its-end",
        after: { viewData, item, context, _ in
          let end = Moment(iso8601: item.expiresAt)
          if let end, ScreenClock(context).signedSeconds(until: end) == 0 {
            viewData.isUsable = true
          }
        }
      ),
      fault("type-ignores-case", before: { $0.discountType = $0.discountType.lowercased() }),
      fault(
        "tomorrow-is-48-hours",
        after: { viewData, item, context, _ in
          let end = Moment(iso8601: item.expiresAt)
          let seconds = end.map(ScreenClock(context).signedSeconds) ?? 0
          if 86_400..<172_800 ~= seconds { viewData.expiry = "明日まで" }
        }
      ),
      fault(
        "platinum-is-above-all",
        after: { viewData, item, _, balance in
          if item.requiredRank == "platinum", balance.rank == MemberRank.gold.title,
            item.discountValue >= 5_000
          {
            viewData.note = ""
          }
        }
      ),
      PlantedFault(name: "coupons-expired-are-counted", kind: "coupons") { points, _ in
        points.coupons = { response, context, balance in
          var viewData = CouponsViewData(response, in: context, points: balance)
          let usable = viewData.items.count { $0.note.isEmpty }
          viewData.usableCount = usable == 0 ? "" : "\(CappedCountFormat.text(usable))枚利用できます"
          return viewData
        }
      },
      PlantedFault(name: "coupons-stale-rank", kind: "coupons") { points, memory in
        points.coupons = { response, context, balance in
          var balance = balance
          if !balance.rank.isEmpty { memory.text = memory.text ?? balance.rank }
          balance.rank = memory.text ?? balance.rank
          return CouponsViewData(response, in: context, points: balance)
        }
      },
      PlantedFault(name: "coupons-20-are-not-counted", kind: "coupons") { points, _ in
        points.coupons = { response, context, balance in
          var viewData = CouponsViewData(response, in: context, points: balance)
          if response.coupons.count > 20, !viewData.usableCount.isEmpty {
            viewData.usableCount = "20枚以上利用できます"
          }
          return viewData
        }
      },
    ]
  }
}
