/// The installations whose counts are summed as one evidence.
package enum InstallationGroup: Hashable, Sendable {
  /// All installations.
  case all
  /// The installations with this cohort; `nil` for those without one.
  case cohort(String?)

  /// The maximum number of cohorts by which evidence can be grouped: 32; the installations without
  /// a cohort count as one.
  package static let maximumCohortCountInFleet = 32
}

extension InstallationGroup: Comparable {
  /// Orders groups by cohort: first the group of all installations, last that of installations
  /// without a cohort.
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.cohort(let left?), .cohort(let right?)): left < right
    case (.cohort(_?), .cohort(nil)), (.all, .cohort): true
    default: false
    }
  }
}
