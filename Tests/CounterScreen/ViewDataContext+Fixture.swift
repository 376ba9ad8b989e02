import Foundation
public import TopScreen

extension ViewDataContext {
  /// 1 April 2026, 10:00 in Tokyo.
  public static let tokyo = ViewDataContext(
    now: Date(timeIntervalSince1970: 1_775_005_200),
    timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt,
    locale: Locale(identifier: "ja_JP")
  )
}
