#if LegacyBridge
import Bridge
import Foundation

extension LegacyClock {
  /// The current time, rounded down to a whole second, and limited to the years 1900 to 2199 in
  /// UTC.
  ///
  /// All usable dates of responses are within these years, and calculations with dates far outside
  /// of them can overflow.
  var boundedNowInWholeSeconds: Date {
    let seconds = now.timeIntervalSince1970
    guard seconds > -2_208_988_800 else { return Date(timeIntervalSince1970: -2_208_988_800) }
    return Date(timeIntervalSince1970: min(seconds.rounded(.down), 7_258_118_399))
  }
}
#endif
