import Foundation
import TopScreen

/// The contexts in which generated responses are shown.
///
/// A number selects a context. Consecutive numbers first reach every moment, every time zone and
/// every locale, and later all their combinations.
struct ContextVariations: Sendable {
  var additionalTimeZones = Self.defaultTimeZones
  var additionalLocales = Self.defaultLocales

  /// Returns the context that a number selects: the recorded or an additional time zone and locale,
  /// and a moment that a ``MomentVariation`` chooses from the recorded one.
  ///
  /// The moment can be months after the recorded one, at the end of the year or the next clock
  /// change.
  func context(numbered number: UInt64, variedFrom recorded: ViewDataContext) -> ViewDataContext {
    let zones = [recorded.timeZone] + additionalTimeZones
    let languages = [recorded.locale] + additionalLocales
    let moments = MomentVariation.allCases
    // Each choice advances when the choices before it have completed a round, so that all combinations occur.
    let (momentRound, moment) = number.quotientAndRemainder(dividingBy: UInt64(moments.count))
    let (zoneRound, zone) = (number &+ momentRound).quotientAndRemainder(
      dividingBy: UInt64(zones.count)
    )
    let locale = (number &+ zoneRound) % UInt64(languages.count)
    var context = recorded
    context.timeZone = zones[Int(zone)]
    context.locale = languages[Int(locale)]
    context.now = moments[Int(moment)].moment(variedFrom: recorded.now, in: context.timeZone)
    return context
  }

  /// The time zones with the largest and smallest offset from GMT, zones with offsets of half and
  /// quarter hours, and zones with clock changes in both hemispheres.
  private static let defaultTimeZones = [
    "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London", "Asia/Kathmandu",
    "America/St_Johns", "Australia/Lord_Howe", "Pacific/Pago_Pago", "America/Sao_Paulo", "GMT",
  ].compactMap(TimeZone.init(identifier:))

  /// Locales with other digits, calendars and separators.
  private static let defaultLocales = ["en_US", "de_DE", "ar_EG", "ja_JP@calendar=japanese"]
    .map(Locale.init(identifier:))
}
