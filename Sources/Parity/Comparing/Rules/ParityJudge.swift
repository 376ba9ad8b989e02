import ScreenDocument
import StrictJSON
package import UIStateLayer

/// Judges what both sides of a kind's contents show, by the kind's rules.
@MainActor
package final class ParityJudge<Output: ViewData> {
  package let isStrict: Bool
  /// Whether one `==` of the values shown in the end decides, where they are equal.
  package let isPlain: Bool
  private let rules: ParityRules<Output>
  /// Asked for where values differ, which is seldom.
  private lazy var fields: [ParityField<Output>]? = Output.describedFields

  package init(_ rules: ParityRules<Output>, isStrict: Bool) {
    self.rules = rules
    self.isStrict = isStrict || rules.isStrict
    isPlain = !self.isStrict && rules.comparison == nil
  }

  /// Judges the values shown in the end, and what else differs.
  ///
  /// - Parameters:
  ///   - legacy: What the old side shows.
  ///   - state: What the new side shows.
  ///   - others: The differences in what is no value.
  /// - Returns: The outcome, and the differences that count, cleaned.
  package func verdict(
    legacy: Output?,
    state: Output?,
    others: @autoclosure () -> [ParityDifference] = []
  ) -> ParityVerdict {
    var differences: [ParityDifference] = []
    do {
      if try !isSame(legacy, state) {
        differences = ViewDataComparison.differences(fromUnequal: legacy, state, by: fields)
      }
    } catch {
      return ParityVerdict(
        outcome: .candidateError,
        message: String(describing: error).cut(toBytes: 500)
      )
    }
    var (counting, ignored) = rules.judge(differences + others())
    if counting.isEmpty, let legacy, let state, fields != nil, !differences.isEmpty {
      let (more, moreIgnored) = rules.judge(undescribed(legacy, state, besides: differences))
      counting = more
      ignored += moreIgnored
    }
    guard counting.isEmpty else {
      return ParityVerdict(outcome: .mismatched, differences: counting, ignoredCount: ignored)
    }
    return ParityVerdict(outcome: ignored > 0 ? .ignored : .matched, ignoredCount: ignored)
  }

  /// Where values differ that their type does not describe: what is ignored must not hide it.
  private func undescribed(
    _ legacy: Output,
    _ state: Output,
    besides differences: [ParityDifference]
  ) -> [ParityDifference] {
    let described = Set(differences.map(\.path.tokens))
    return ViewDataComparison.differences(fromUnequal: legacy, state, by: nil).filter {
      difference in
      let tokens = difference.path.tokens
      return !tokens.isEmpty
        && !(0...tokens.count).contains { described.contains(Array(tokens.prefix($0))) }
    }
  }

  private func isSame(_ legacy: Output?, _ state: Output?) throws -> Bool {
    guard let comparison = rules.comparison, let legacy, let state else { return legacy == state }
    return try comparison(legacy, state)
  }
}
