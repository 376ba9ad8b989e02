#if LegacyBridge
import Foundation

/// The factory that creates the view data of a campaign on the legacy side.
final class LegacyCampaignViewDataFactory {
  private enum Status {
    case upcoming
    case open
    case ended
  }

  private let parser = LegacyDateParser()
  private let dateFormatter: LegacyDateFormatter
  private let numberFormatter = LegacyNumberFormatter()
  private let countFormatter = LegacyCappedCountFormatter()

  init(timeZone: TimeZone) {
    dateFormatter = LegacyDateFormatter(timeZone: timeZone)
  }

  func viewData(for response: CampaignEntryResponse, now: Date) -> CampaignEntryViewData {
    let start = parser.date(from: response.startsAt)
    let end = parser.date(from: response.endsAt)
    let status = status(start: start ?? .distantPast, end: end ?? .distantFuture, now: now)
    return CampaignEntryViewData(
      title: LegacyTextFormatter.title.string(from: response.title),
      description: LegacyTextFormatter.body.string(from: response.description),
      period: dateFormatter.period(from: start, to: end, now: now),
      status: label(of: status),
      entryLabel: response.isEntered ? "エントリー済み" : entryLabel(in: status),
      canEnter: status == .open && !response.isEntered,
      entryCount: entryCount(response.entryCount),
      condition: condition(response.minimumPurchase),
      pointRate: pointRate(response.pointMultiplier),
      destination: LegacyURLPolicy.allowedURLOrEmpty(response.detailURL)
    )
  }

  private func status(start: Date, end: Date, now: Date) -> Status {
    if now >= end { return .ended }
    return now < start ? .upcoming : .open
  }

  private func label(of status: Status) -> String {
    switch status {
    case .upcoming: "開催前"
    case .open: "開催中"
    case .ended: "終了"
    }
  }

  private func entryLabel(in status: Status) -> String {
    switch status {
    case .upcoming: "受付前"
    case .open: "エントリーする"
    case .ended: "受付終了"
    }
  }

  private func entryCount(_ count: Int?) -> String {
    guard let count, count >= 0 else { return "" }
    return countFormatter.string(from: count) + "人がエントリー"
  }

  private func condition(_ minimumPurchase: Int?) -> String {
    guard let minimumPurchase, minimumPurchase > 0 else { return "" }
    return numberFormatter.yen(minimumPurchase) + "以上のお買い上げ"
  }

  private func pointRate(_ rate: Int?) -> String {
    guard let rate, rate > 1 else { return "" }
    return "ポイント" + numberFormatter.grouped(rate) + "倍"
  }
}
#endif
