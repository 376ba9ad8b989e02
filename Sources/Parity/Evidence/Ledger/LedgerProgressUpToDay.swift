import ScreenDocument

/// The comparisons and proofs of all runs up to a day.
package struct LedgerProgressUpToDay: Hashable, Sendable {
  /// The day, which is the last day of at least one run.
  package let day: UTCDay
  /// The number of comparisons of all kinds, at most 2⁵³.
  package let comparisons: Int
  /// The number of kinds of which at least one version is proved as the next stage requires.
  package let advanceProvedKindCount: Int
}

extension Ledger {
  /// The maximum number of days in the result of ``progressByDay(_:)``: 30.
  package static let maximumProgressDays = 30

  /// Returns the progress at each day on which a run ended; runs without a day are ignored.
  ///
  /// If there are more than ``maximumProgressDays`` days, the result contains days at equal
  /// distances in their list, and always the last day.
  ///
  /// - Parameter settings: The rates and error probabilities of the proofs.
  /// - Returns: The progress, in ascending order of the days.
  /// - Complexity: For each day, the time of ``evidence(_:sides:)``.
  package func progressByDay(_ settings: EvidenceSettings = EvidenceSettings())
    -> [LedgerProgressUpToDay]
  {
    let days = Set(runs.values.compactMap(\.dayRange?.last)).sorted()
    let count = min(days.count, Self.maximumProgressDays)
    return (0..<count).map { index in
      let day = days[(index + 1) * days.count / count - 1]
      let evidence = ledger(upTo: day).evidence(settings)
      return LedgerProgressUpToDay(
        day: day,
        comparisons: evidence.reduce(0) { Int.cappedSum($0, $1.counts.comparisons) },
        advanceProvedKindCount: Set(evidence.filter(\.provesAdvance).map(\.key.kind)).count
      )
    }
  }

  /// Returns a ledger with the runs whose last day is not after a day, and with all clearings.
  private func ledger(upTo day: UTCDay) -> Ledger {
    var ledger = self
    let kept = runs.filter { $0.value.dayRange.map { $0.last <= day } ?? false }
    ledger.removeRuns(except: Set(kept.keys))
    return ledger
  }
}
