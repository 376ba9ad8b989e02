#if LegacyBridge
import Bridge
import Foundation

extension LegacyClock {
  /// The time now without its fraction of a second.
  ///
  /// Before 1900 and after 2199 the clock stands: every date of a response is far away from there,
  /// and calendars have their limits.
  var wholeSecond: Date {
    let seconds = now.timeIntervalSince1970
    guard seconds > -2_208_988_800 else { return Date(timeIntervalSince1970: -2_208_988_800) }
    return Date(timeIntervalSince1970: min(seconds.rounded(.down), 7_258_118_399))
  }
}
#endif
