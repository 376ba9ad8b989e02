public import Foundation

/// The bundled screen, shown on Wednesday, 1 April 2026, 10:00 in Berlin.
public enum ShopSample {
  /// The document's bytes.
  public static let document: [UInt8] = PackageResources.shop_json
  /// The moment at which it is shown.
  public static let now = Date(timeIntervalSince1970: 1_775_030_400)
  /// The time zone of its texts.
  public static let timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  /// The locale of its texts.
  public static let locale = Locale(identifier: "en_GB@calendar=gregorian")
}
