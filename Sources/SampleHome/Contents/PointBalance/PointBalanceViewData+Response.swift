import TopScreen

extension PointBalanceViewData {
  /// Creates the view data of a response at the moment of a context.
  init(_ response: PointBalanceResponse, in context: ViewDataContext) {
    points = Self.text(ofPoints: response.points)
    rank = (response.rank.flatMap(MemberRank.init(name:)) ?? .regular).title
    guard let limited = response.limitedPoints, limited > 0 else {
      limitedPoints = ""
      limitedExpiry = ""
      return
    }
    let expiry = Moment(iso8601: response.limitedPointsExpireAt)
    limitedPoints = "うち期間限定\(Self.text(ofPoints: limited))"
    limitedExpiry = expiry.map(ExpiryFormat(clock: ScreenClock(context)).text) ?? ""
  }

  private static func text(ofPoints points: Int) -> String {
    "\(GroupedNumberFormat.text(points))ポイント"
  }
}
