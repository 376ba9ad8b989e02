import Foundation
import TopScreen

/// The contexts in which generated responses are shown.
///
/// Consecutive numbers go through all moments, time zones and locales, and through their combinations.
struct ContextVariation: Sendable {
  var timeZones = Self.timeZones
  var locales = Self.locales

  /// The context of any number, for a record that was shown in another one.
  func context(_ number: UInt64, near recorded: RouteContext) -> RouteContext {
    let zones = [recorded.timeZone] + timeZones
    let languages = [recorded.locale] + locales
    let moments = MomentVariation.allCases
    // Each choice goes on when those before it have come round, so that all combinations come.
    let (momentRound, moment) = number.quotientAndRemainder(dividingBy: UInt64(moments.count))
    let (zoneRound, zone) = (number &+ momentRound).quotientAndRemainder(
      dividingBy: UInt64(zones.count)
    )
    let locale = (number &+ zoneRound) % UInt64(languages.count)
    var context = recorded
    context.timeZone = zones[Int(zone)]
    context.locale = languages[Int(locale)]
    context.now = moments[Int(moment)].moment(near: recorded.now, in: context.timeZone)
    return context
  }

  /// The largest offsets, those of half and quarter hours, and some that change their clocks, on either half
  /// of the globe.
  private static let timeZones = [
    "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London", "Asia/Kathmandu",
    "America/St_Johns", "Australia/Lord_Howe", "Pacific/Pago_Pago", "America/Sao_Paulo", "GMT",
  ].compactMap(TimeZone.init(identifier:))

  /// Locales of other digits, calendars and separators.
  private static let locales = ["en_US", "de_DE", "ar_EG", "ja_JP@calendar=japanese"]
    .map(Locale.init(identifier:))
}
