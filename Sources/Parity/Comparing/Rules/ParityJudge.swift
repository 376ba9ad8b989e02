import ScreenDocument
import StrictJSON
package import UIStateLayer

/// Applies a kind's rules to the outputs of both sides of its contents.
@MainActor
package final class ParityJudge<Output: ViewData> {
  package let isStrict: Bool
  /// Whether equal final values match without any further check.
  package let comparesByEquality: Bool
  private let rules: ParityRules<Output>
  /// Lazy because only values that differ need it.
  private lazy var fields: [ParityField<Output>]? = Output.describedFields

  package init(_ rules: ParityRules<Output>, isStrict: Bool) {
    self.rules = rules
    self.isStrict = isStrict || rules.isStrict
    comparesByEquality = !self.isStrict && rules.comparison == nil
  }

  /// Compares the final values, and applies the rules to all differences.
  ///
  /// - Parameters:
  ///   - legacy: The final value of the legacy side.
  ///   - state: The final value of the state side.
  ///   - others: The differences in other aspects than the value.
  /// - Returns: The outcome, and the differences that count, redacted.
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

  /// Returns the differences outside the described fields.
  ///
  /// Without them, an ignored difference in a described field would hide them.
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
