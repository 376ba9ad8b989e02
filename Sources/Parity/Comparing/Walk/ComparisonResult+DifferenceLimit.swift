import StrictJSON

extension ComparisonResult {
  /// Whether the sides may differ at more places than ``differences`` lists: the comparison of a
  /// value ended at ``ViewDataComparison/differenceLimit``.
  ///
  /// The final value and each earlier emission have the limit for themselves. A value that has
  /// exactly as many differences counts too, because its comparison does not tell.
  package var mayHaveUnlistedDifferences: Bool {
    guard differences.count >= ViewDataComparison.differenceLimit else { return false }
    var countByEmission: [String?: Int] = [:]
    for difference in differences {
      switch difference.aspect {
      case .value: countByEmission[nil, default: 0] += 1
      case .order: countByEmission[difference.path.tokens.first, default: 0] += 1
      case .count, .turn, .thread, .completion, .effects: continue
      }
    }
    return countByEmission.values.contains { $0 >= ViewDataComparison.differenceLimit }
  }
}
