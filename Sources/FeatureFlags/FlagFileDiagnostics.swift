import StrictJSON
import Synchronization

/// The diagnostics of a flag file; its rules are checked when ``checkResult`` is first read.
final class FlagFileDiagnostics: Sendable {
  /// The diagnostics of the file and its rules, and what depends on the context.
  struct CheckResult {
    /// The first 1,000 diagnostics that apply in each context, in the order of the file.
    fileprivate let firstDiagnostics: [Diagnostic]
    /// The number of the diagnostics that ``firstDiagnostics`` leaves out.
    fileprivate let unlistedDiagnosticCount: Int
    /// The value in the file of each `fractional` that chooses no variant for a user without a
    /// targeting key; at most 1,000.
    fileprivate let fractionalsNeedingTargetingKey: [JSONValue]
    /// The number of the values that ``fractionalsNeedingTargetingKey`` leaves out.
    fileprivate let unlistedFractionalCount: Int

    /// The diagnostics that apply in each context, in the order of the file.
    ///
    /// If there are more than 1,000, only the first 1,000, followed by a warning with the number of
    /// the others.
    var diagnostics: [Diagnostic] {
      firstDiagnostics.appendingUnlistedCount(unlistedDiagnosticCount)
    }

    /// The diagnostics for a context without a targeting key, in the order of the file.
    ///
    /// They are those of ``diagnostics`` and at most 1,000 warnings of a missing targeting key; if
    /// there are more, one warning with the number of all others follows.
    var diagnosticsInContextWithoutTargetingKey: [Diagnostic] {
      let missing = fractionalsNeedingTargetingKey.map {
        FlagFileReader.diagnostic(
          .warning,
          at: $0,
          "targetingKeyMissing",
          "'fractional' chooses nothing: it hashes the targeting key, and the context has none; set one"
        )
      }
      return (firstDiagnostics + missing).inDocumentOrder
        .appendingUnlistedCount(unlistedDiagnosticCount + unlistedFractionalCount)
    }
  }

  /// The maximum number of diagnostics that are listed one by one, 1,000.
  private static let maximumListedDiagnostics = 1000

  private let diagnosticsOutsideRules: [Diagnostic]
  private let entries: FlagEntries
  private let sharedFacts: FactsSharedByFlags
  private let cachedCheckResult = Mutex<CheckResult?>(nil)

  init(
    outsideRules diagnosticsOutsideRules: [Diagnostic],
    _ entries: FlagEntries,
    in facts: FactsSharedByFlags
  ) {
    self.diagnosticsOutsideRules = diagnosticsOutsideRules
    self.entries = entries
    sharedFacts = facts
  }

  /// The diagnostics of the file and its rules.
  ///
  /// - Complexity: O(size of the rules) for the first call, then O(1).
  var checkResult: CheckResult {
    cachedCheckResult.withLock { cached in
      if let cached { return cached }
      let new = check()
      cached = new
      return new
    }
  }

  private func check() -> CheckResult {
    let checker = FlagRuleChecker(entries, in: sharedFacts)
    let all = (diagnosticsOutsideRules + checker.diagnostics).inDocumentOrder
    let first = Array(all.prefix(Self.maximumListedDiagnostics))
    return CheckResult(
      firstDiagnostics: first,
      unlistedDiagnosticCount: all.count - first.count + checker.unlistedDiagnosticCount,
      fractionalsNeedingTargetingKey: checker.fractionalsNeedingTargetingKey,
      unlistedFractionalCount: checker.unlistedFractionalCount
    )
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics, followed by a warning with the number of those that are not listed,
  /// if there are any.
  fileprivate func appendingUnlistedCount(_ count: Int) -> [Diagnostic] {
    guard count > 0 else { return self }
    return self + [.unlistedDiagnostics(count: count, advice: "correct the listed ones first")]
  }
}
