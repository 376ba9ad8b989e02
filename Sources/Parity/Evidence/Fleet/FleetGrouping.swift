/// How the installations of a fleet are grouped.
package enum FleetGrouping: Sendable {
  /// All installations are one group.
  case none
  /// The installations of each cohort are a group.
  case byCohort

  func evidenceGroup(of entry: LedgerEntry) -> EvidenceGroup {
    switch self {
    case .none: .all
    case .byCohort: .cohort(entry.cohort)
    }
  }
}
