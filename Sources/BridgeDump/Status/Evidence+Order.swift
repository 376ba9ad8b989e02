import Foundation
import Parity

extension Evidence {
  /// Returns whether another version of the kind is newer: by the version of the app, then by the last
  /// day, then by the version of the flag.
  func isOlder(than other: Evidence) -> Bool {
    let apps = key.appVersion.compare(other.key.appVersion, options: .numeric)
    guard apps == .orderedSame else { return apps == .orderedAscending }
    let (day, otherDay) = (period?.last.number ?? 0, other.period?.last.number ?? 0)
    guard day == otherDay else { return day < otherDay }
    return key.flagVersion.compare(other.key.flagVersion, options: .numeric) == .orderedAscending
  }
}
