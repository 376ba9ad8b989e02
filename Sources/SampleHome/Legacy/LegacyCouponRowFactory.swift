#if LegacyBridge
import Foundation

/// The factory that creates the rows of the coupons on the legacy side.
final class LegacyCouponRowFactory {
  private let parser = LegacyDateParser()
  private let dateFormatter: LegacyDateFormatter
  private let numberFormatter = LegacyNumberFormatter()

  init(timeZone: TimeZone) {
    dateFormatter = LegacyDateFormatter(timeZone: timeZone)
  }

  func items(
    of response: CouponsResponse,
    rank: LegacyMemberRank,
    now: Date
  ) -> [CouponsViewData.Item] {
    response.coupons
      .map { item($0, rank: rank, now: now) }
      .legacyNamedRowsWithUniqueIDs(named: \.title)
      .legacyRowsUpToLimit()
  }

  private func item(
    _ coupon: CouponsResponse.Item,
    rank: LegacyMemberRank,
    now: Date
  ) -> CouponsViewData.Item {
    let expiry = parser.date(from: coupon.expiresAt).map { dateFormatter.expiry($0, now: now) }
    let note = note(for: coupon.requiredRank, userRank: rank)
    return CouponsViewData.Item(
      id: coupon.couponID,
      title: LegacyTextFormatter.name.string(from: coupon.title),
      discount: discount(of: coupon),
      condition: condition(of: coupon),
      expiry: expiry ?? "期限なし",
      isUsable: note.isEmpty && expiry != "期限切れ",
      note: note
    )
  }

  private func discount(of coupon: CouponsResponse.Item) -> String {
    guard coupon.discountValue > 0 else { return "" }
    switch coupon.discountType {
    case "yen": return numberFormatter.yen(coupon.discountValue) + "OFF"
    case "percent": return numberFormatter.grouped(min(coupon.discountValue, 100)) + "%OFF"
    default: return ""
    }
  }

  private func condition(of coupon: CouponsResponse.Item) -> String {
    guard let minimumPrice = coupon.minimumPrice, minimumPrice > 0 else { return "金額条件なし" }
    return numberFormatter.yen(minimumPrice) + "以上で利用可"
  }

  private func note(for requiredRank: String?, userRank rank: LegacyMemberRank) -> String {
    guard let requiredRank else { return "" }
    guard let required = LegacyMemberRank(name: requiredRank) else { return "対象会員限定" }
    guard required > rank else { return "" }
    return required == .platinum ? required.title + "限定" : required.title + "以上限定"
  }
}
#endif
