import ScreenDocument

/// The comparisons and proofs of all runs up to a day.
package struct LedgerProgress: Hashable, Sendable {
  /// The day, which is the last day of at least one run.
  package let day: UTCDay
  /// The number of comparisons.
  package let comparisons: Int
  /// The number of kinds of which some version was proved.
  package let provedKinds: Int
}

extension Ledger {
  /// The maximum number of days for which progress is computed.
  package static let maximumProgressDays = 30

  /// Returns the progress over time, by the last days of runs; runs without a day are left out.
  ///
  /// Of more than ``maximumProgressDays`` days, days at equal distances are chosen, the last one
  /// among them.
  ///
  /// - Parameter settings: The rates and error probabilities of the proofs.
  /// - Returns: The progress in ascending order of days.
  /// - Complexity: O(entries) for each day.
  package func progress(_ settings: EvidenceSettings = EvidenceSettings()) -> [LedgerProgress] {
    let days = Set(runs.values.compactMap(\.period?.last)).sorted()
    let count = min(days.count, Self.maximumProgressDays)
    return (0..<count).map { index in
      let day = days[(index + 1) * days.count / count - 1]
      let evidence = upTo(day).evidence(settings)
      return LedgerProgress(
        day: day,
        comparisons: evidence.reduce(0) { $0 + $1.counts.comparisons },
        provedKinds: Set(evidence.filter(\.provesAdvance).map(\.key.kind)).count
      )
    }
  }

  /// Returns the runs that had ended by a day, with all clearings.
  private func upTo(_ day: UTCDay) -> Ledger {
    var ledger = self
    ledger.keep(Set(runs.filter { $0.value.period.map { $0.last <= day } ?? false }.keys))
    return ledger
  }
}
