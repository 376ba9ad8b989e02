import TopScreen

extension CampaignEntryViewData {
  /// Creates the view data of a response at the moment of a context.
  init(_ response: CampaignEntryResponse, in context: ViewDataContext) {
    let clock = ScreenClock(context)
    let start = Moment(iso8601: response.startsAt)
    let end = Moment(iso8601: response.endsAt)
    let campaignStatus = CampaignStatus(start: start, end: end, clock: clock)

    title = response.title.trimmedText(upTo: FormattingRules.maximumTitleLength)
    description = response.description.trimmedText(upTo: FormattingRules.maximumBodyLength)
    period = PeriodFormat(clock: clock).text(from: start, to: end)
    status = campaignStatus.statusText
    entryLabel = response.isEntered ? "エントリー済み" : campaignStatus.entryLabel
    canEnter = campaignStatus == .open && !response.isEntered
    entryCount = Self.entryCountText(response.entryCount)
    condition = Self.conditionText(response.minimumPurchase)
    pointRate = Self.pointRateText(response.pointMultiplier)
    destination = response.detailURL.allowedURLOrEmpty
  }

  private static func entryCountText(_ count: Int?) -> String {
    guard let count, count >= 0 else { return "" }
    return "\(CappedCountFormat.text(count))人がエントリー"
  }

  private static func conditionText(_ minimumPurchase: Int?) -> String {
    guard let minimumPurchase, minimumPurchase > 0 else { return "" }
    return "\(YenFormat.zeroAsNumber.text(minimumPurchase))以上のお買い上げ"
  }

  private static func pointRateText(_ rate: Int?) -> String {
    guard let rate, rate > 1 else { return "" }
    return "ポイント\(GroupedNumberFormat.text(rate))倍"
  }
}

private enum CampaignStatus {
  case upcoming
  case open
  case ended

  init(start: Moment?, end: Moment?, clock: ScreenClock) {
    if let end, clock.hasReached(end) {
      self = .ended
    } else if let start, !clock.hasReached(start) {
      self = .upcoming
    } else {
      self = .open
    }
  }

  var statusText: String {
    switch self {
    case .upcoming: "開催前"
    case .open: "開催中"
    case .ended: "終了"
    }
  }

  var entryLabel: String {
    switch self {
    case .upcoming: "受付前"
    case .open: "エントリーする"
    case .ended: "受付終了"
    }
  }
}
