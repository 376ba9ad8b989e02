import Foundation
import Parity

extension Evidence {
  /// Returns whether other evidence of the same kind is newer: by its app version; if these are
  /// equal, by its last day; if these are equal too, by its flag version.
  ///
  /// Numbers in a version are compared as numbers; evidence without days counts as the oldest.
  func isOlder(than other: Evidence) -> Bool {
    let apps = key.appVersion.compare(other.key.appVersion, options: .numeric)
    guard apps == .orderedSame else { return apps == .orderedAscending }
    let (day, otherDay) = (dayRange?.last.number ?? 0, other.dayRange?.last.number ?? 0)
    guard day == otherDay else { return day < otherDay }
    return key.flagVersion.compare(other.key.flagVersion, options: .numeric) == .orderedAscending
  }
}
