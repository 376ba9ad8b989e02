// What an entry says for certain about the comparisons of responses with a hash. It does not say
// which of its comparisons were on which day, and which of its differences have a hash.
extension LedgerEntry {
  /// Whether the entry has only a sample: it keeps the responses of runs that compacting removed.
  var hasOnlySample: Bool {
    responseSample != nil && counts.total == 0 && stages.isEmpty && trip == nil
  }

  /// The number of differences whose response certainly has a hash.
  ///
  /// Each comparison without a hash may be a difference. But each response of the sample that
  /// differed has at least one difference with a hash.
  var minimumHashedDifferenceCount: Int {
    let withoutHash = counts.comparisons - counts.hashed
    let differing = responseSample?.sampledDifferingCount ?? 0
    return min(counts.differences, max(counts.differences - withoutHash, differing))
  }

  /// The days on which a response with a hash was certainly compared.
  ///
  /// If all comparisons have a hash, these are all days of the entry; otherwise those that are the
  /// first or the last day of a response in the sample.
  var hashedComparisonDays: LatestUTCDays {
    guard counts.hashed < counts.comparisons else { return days }
    let histories = responseSample?.comparisonHistories ?? []
    let certain = Set(histories.flatMap { [$0.firstDay, $0.lastDay] })
    return LatestUTCDays(days.days.filter(certain.contains))
  }
}
