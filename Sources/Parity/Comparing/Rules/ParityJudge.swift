import ScreenDocument
import StrictJSON
package import UIStateLayer

/// Applies a kind's rules to the outputs of both sides of its contents.
@MainActor
package final class ParityJudge<Output: ViewData> {
  /// Whether the caller must also compare how each side reached its final value.
  package let isStrict: Bool
  /// Whether equal final values match without a further check of the output.
  ///
  /// `true` if the comparison is not strict and the rules have no comparison function.
  package let equalFinalValuesSuffice: Bool
  /// Returns whether the rules ignore a difference.
  package var isIgnored: (ParityDifference) -> Bool { rules.ignores }
  private let rules: ParityRules<Output>
  /// The described fields of the output's type; `nil` if the type is not ``FieldDescribing``.
  ///
  /// Lazy because the judge reads them only for values that differ.
  private lazy var describedFields: [ParityField<Output>]? = Output.describedFields

  package init(_ rules: ParityRules<Output>, isStrict: Bool) {
    self.rules = rules
    self.isStrict = isStrict || rules.isStrict
    equalFinalValuesSuffice = !self.isStrict && rules.comparison == nil
  }

  /// Compares the final values of both sides, and applies the rules to all differences.
  ///
  /// - Parameters:
  ///   - legacy: The final value of the legacy side; `nil` if it shows nothing.
  ///   - state: The final value of the state side; `nil` if it shows nothing.
  ///   - otherDifferences: The differences in aspects other than the value.
  /// - Returns: The outcome, the redacted differences that the rules do not ignore, and the number
  ///   of ignored differences; ``ComparisonOutcome/candidateError`` with the error's text, of at
  ///   most 500 bytes, if the comparison function of the rules throws.
  package func verdict(
    legacy: Output?,
    state: Output?,
    otherDifferences: @autoclosure () -> [ParityDifference] = []
  ) -> ParityVerdict {
    var found: (remaining: [ParityDifference], ignored: [ParityDifference]) = ([], [])
    do {
      if try !areEqualByComparisonFunction(legacy, state) {
        found = ViewDataComparison.differences(
          fromUnequal: legacy,
          state,
          by: describedFields,
          ignoring: rules.ignores
        )
      }
    } catch {
      return ParityVerdict(
        outcome: .candidateError,
        errorMessage: String(describing: error).truncated(toBytes: 500)
      )
    }
    let others = rules.ignoreAndRedact(otherDifferences())
    var remaining = found.remaining.map(rules.redaction.redacted) + others.remaining
    var ignored = found.ignored.count + others.ignoredCount
    if remaining.isEmpty, let legacy, let state, describedFields != nil, !found.ignored.isEmpty {
      let more = undescribedDifferences(legacy, state, besides: found.ignored)
      remaining = more.remaining.map(rules.redaction.redacted)
      ignored += more.ignoredCount
    }
    guard remaining.isEmpty else {
      return ParityVerdict(outcome: .mismatched, differences: remaining, ignoredCount: ignored)
    }
    return ParityVerdict(outcome: ignored > 0 ? .ignored : .matched, ignoredCount: ignored)
  }

  /// Returns the differences between the whole encodings of two values that the given ones do not
  /// cover: those that the rules do not ignore, and the number of ignored ones.
  ///
  /// A given difference covers its place and everything below. A difference at the root is left out
  /// too.
  ///
  /// The judge calls this function if the rules ignore all differences of the described fields: the
  /// values can still differ in fields that are not described.
  private func undescribedDifferences(
    _ legacy: Output,
    _ state: Output,
    besides differences: [ParityDifference]
  ) -> (remaining: [ParityDifference], ignoredCount: Int) {
    let described = Set(differences.map(\.path.tokens))
    let isCovered = { (difference: ParityDifference) in
      let tokens = difference.path.tokens
      return tokens.isEmpty
        || (0...tokens.count).contains { described.contains(Array(tokens.prefix($0))) }
    }
    let rules = rules
    let found = ViewDataComparison.differences(fromUnequal: legacy, state, by: nil) {
      isCovered($0) || rules.ignores($0)
    }
    return (found.remaining, found.ignored.count { !isCovered($0) })
  }

  private func areEqualByComparisonFunction(_ legacy: Output?, _ state: Output?) throws -> Bool {
    guard let comparison = rules.comparison, let legacy, let state else { return legacy == state }
    return try comparison(legacy, state)
  }
}
