/// How the installations of a fleet are grouped.
package enum InstallationGrouping: Sendable {
  /// All installations are one group.
  case none
  /// The installations of each cohort are a group.
  case byCohort

  func group(of entry: LedgerEntry) -> InstallationGroup {
    switch self {
    case .none: .all
    case .byCohort: .cohort(entry.cohort)
    }
  }
}
