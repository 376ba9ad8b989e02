import StrictJSON
import Synchronization

/// The diagnostics of a flag file; its rules are checked when ``checked`` is first read.
final class FlagFileDiagnostics: Sendable {
  /// The diagnostics of the file and its rules, and what depends on the context.
  struct Checked {
    /// The diagnostics in the order of the file.
    ///
    /// If there are more than 1,000, only the first 1,000, followed by a warning with the number of
    /// the others.
    let listed: [Diagnostic]
    /// The value in the file of each `fractional` that chooses no variant for a user without a
    /// targeting key.
    let fractionalsNeedingTargetingKey: [JSONValue]
  }

  /// The maximum number of diagnostics that are listed one by one, 1,000.
  private static let maximumListedDiagnostics = 1000

  private let diagnosticsOutsideRules: [Diagnostic]
  private let entries: FlagEntries
  private let facts: FactsSharedByFlags
  private let checkedOnce = Mutex<Checked?>(nil)

  init(
    outsideRules diagnosticsOutsideRules: [Diagnostic],
    _ entries: FlagEntries,
    in facts: FactsSharedByFlags
  ) {
    self.diagnosticsOutsideRules = diagnosticsOutsideRules
    self.entries = entries
    self.facts = facts
  }

  /// The diagnostics of the file and its rules.
  ///
  /// - Complexity: O(size of the rules) for the first call, then O(1).
  var checked: Checked {
    checkedOnce.withLock { checked in
      if let checked { return checked }
      let new = check()
      checked = new
      return new
    }
  }

  private func check() -> Checked {
    let checker = FlagRuleChecker(entries, in: facts)
    let all = (diagnosticsOutsideRules + checker.diagnostics).inDocumentOrder
    let unlistedCount = all.count - Self.maximumListedDiagnostics
    return Checked(
      listed: unlistedCount <= 0
        ? all
        : all.dropLast(unlistedCount)
          + [Diagnostic.unlisted(count: unlistedCount, advice: "correct the listed ones first")],
      fractionalsNeedingTargetingKey: checker.fractionalsNeedingTargetingKey
    )
  }
}
