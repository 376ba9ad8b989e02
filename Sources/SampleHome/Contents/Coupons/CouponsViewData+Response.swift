import TopScreen

extension CouponsViewData {
  /// Creates the view data of a response at the moment of a context, for the user's rank in the
  /// given point balance.
  init(_ response: CouponsResponse, in context: ViewDataContext, points: PointBalanceViewData) {
    let rank = MemberRank(title: points.rank) ?? .regular
    let expiryFormat = ExpiryFormat(clock: ScreenClock(context))
    items =
      NamedRowsWithDistinctIDs(
        response.coupons.map { Item($0, userRank: rank, expiryFormat: expiryFormat) },
        named: \.title
      )
      .upToLimit
    let usableItemCount = items.count(where: \.isUsable)
    usableCount = usableItemCount == 0 ? "" : "\(CappedCountFormat.text(usableItemCount))枚利用できます"
  }
}

extension CouponsViewData.Item {
  fileprivate init(
    _ coupon: CouponsResponse.Item,
    userRank: MemberRank,
    expiryFormat: ExpiryFormat
  ) {
    let end = Moment(iso8601: coupon.expiresAt)
    id = coupon.couponID
    title = coupon.title.trimmedText(upTo: FormattingRules.maximumNameLength)
    discount = Self.discountText(coupon.discountValue, type: coupon.discountType)
    condition = Self.conditionText(coupon.minimumPrice)
    expiry = end.map(expiryFormat.text) ?? "期限なし"
    note = Self.note(requiredRank: coupon.requiredRank, userRank: userRank)
    isUsable = note.isEmpty && !expiryFormat.hasExpired(end)
  }

  private static func discountText(_ value: Int, type: String) -> String {
    guard value > 0 else { return "" }
    return switch type {
    case "yen": "\(YenFormat.zeroAsNumber.text(value))OFF"
    case "percent": "\(min(value, 100))%OFF"
    default: ""
    }
  }

  private static func conditionText(_ minimumPrice: Int?) -> String {
    guard let minimumPrice, minimumPrice > 0 else { return "金額条件なし" }
    return "\(YenFormat.zeroAsNumber.text(minimumPrice))以上で利用可"
  }

  private static func note(requiredRank: String?, userRank: MemberRank) -> String {
    guard let requiredRank else { return "" }
    guard let required = MemberRank(name: requiredRank) else { return "対象会員限定" }
    guard required > userRank else { return "" }
    return required == .platinum ? "\(required.title)限定" : "\(required.title)以上限定"
  }
}
