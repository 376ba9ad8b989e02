import Foundation
import ScreenDocument
import TopScreen

extension PlantedFault {
  private static func fault(
    _ name: String,
    before: @escaping @Sendable (inout PointBalanceResponse) -> Void = { _ in },
    after:
      @escaping @Sendable (inout PointBalanceViewData, PointBalanceResponse, ViewDataContext) ->
      Void =
      { _, _, _ in }
  ) -> PlantedFault {
    PlantedFault(name: "pointBalance-\(name)", kind: "pointBalance") { points, _ in
      points.pointBalance = { response, context in
        var changed = response
        before(&changed)
        var viewData = PointBalanceViewData(changed, in: context)
        after(&viewData, response, context)
        return viewData
      }
    }
  }

  static var pointBalance: [PlantedFault] {
    [
      fault(
        "no-limited-points-are-shown",
        after: { viewData, response, _ in
          if response.limitedPoints == 0 { viewData.limitedPoints = "うち期間限定0ポイント" }
        }
      ),
      fault("negative-points-are-zero", before: { $0.points = max(0, $0.points) }),
      fault("rank-ignores-case", before: { $0.rank = $0.rank?.lowercased() }),
      fault(
        "absent-rank-is-empty",
        after: { viewData, response, _ in
          if response.rank == nil { viewData.rank = "" }
        }
      ),
      fault(
        "today-is-24-hours",
        after: { viewData, response, context in
          guard let end = Moment(iso8601: response.limitedPointsExpireAt) else { return }
          let seconds = ScreenClock(context).signedSeconds(until: end)
          if 1..<86_400 ~= seconds, !viewData.limitedExpiry.isEmpty {
            viewData.limitedExpiry = "本日まで"
          }
        }
      ),
      fault(
        "expiry-is-in-tokyo",
        after: { viewData, response, context in
          guard let end = Moment(iso8601: response.limitedPointsExpireAt),
            !viewData.limitedExpiry.isEmpty
          else { return }
          var tokyo = context
          tokyo.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? context.timeZone
          viewData.limitedExpiry = ExpiryFormat(clock: ScreenClock(tokyo)).text(end)
        }
      ),
      fault(
        "a-million-has-one-comma",
        after: { viewData, response, _ in
          if response.points >= 1_000_000 {
            viewData.points = "\(response.points / 1_000),\(response.points % 1_000)ポイント"
          }
        }
      ),
      fault(
        "arabic-digits",
        after: { viewData, response, context in
          if context.locale.identifier.hasPrefix("ar") {
            viewData.points = response.points.formatted(.number.locale(context.locale)) + "ポイント"
          }
        }
      ),
      fault(
        "beyond-53-bits",
        before: { response in
          response.points = Int(exactly: Double(response.points)) ?? response.points
        }
      ),
      fault(
        "turkish-letters",
        after: { viewData, response, context in
          if context.locale.identifier.hasPrefix("tr") { viewData.rank = "" }
        }
      ),
      PlantedFault(name: "pointBalance-second-rank-is-ignored", kind: "pointBalance") {
        points,
        memory in
        points.pointBalance = { response, context in
          var viewData = PointBalanceViewData(response, in: context)
          memory.text = memory.text ?? viewData.rank
          viewData.rank = memory.text ?? ""
          return viewData
        }
      },
      PlantedFault(name: "pointBalance-cache-each-time", kind: "pointBalance") { points, _ in
        points.pointBalanceEffects = { _ in [.each(.cacheWrite, "pointBalance.points")] }
      },
    ]
  }
}
