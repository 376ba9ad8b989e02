import JSONLogic
import StrictJSON

/// A checker of all rules of a flag file, which collects diagnostics by compiling the rules.
struct FlagRuleChecker {
  /// Warnings of results that name no variant, and of variants that no result names.
  private var resultDiagnostics: [Diagnostic] = []
  private var compiler: RuleCompiler

  /// Checks the rules of all flags that are not invalid.
  ///
  /// - Complexity: O(size of the rules).
  init(_ entries: FlagEntries, in facts: FactsSharedByFlags) {
    compiler = facts.ruleCompiler.makeCompiler()
    for entry in entries.inFileOrder {
      if case .invalid = entry.state { continue }
      let flag = entry.definitionJSON
      guard let targeting = FlagRuleCompiler.targeting(of: flag) else { continue }
      checkResults(
        of: entry,
        against: facts.firstVariantOfEachName(in: flag["variants"]),
        compiler.compile(targeting)
      )
    }
  }

  /// The diagnostics of the rules and of their results.
  var diagnostics: [Diagnostic] { resultDiagnostics + compiler.diagnostics }

  /// The number of the rules' faults that ``diagnostics`` leaves out.
  var unlistedDiagnosticCount: Int { compiler.unlistedDiagnosticCount }

  /// The value in the file of each `fractional` that hashes the targeting key; at most 1,000.
  ///
  /// It chooses no variant for a user without a targeting key.
  var fractionalsNeedingTargetingKey: [JSONValue] { compiler.fractionalsNeedingTargetingKey }

  /// The number of the values that ``fractionalsNeedingTargetingKey`` leaves out.
  var unlistedFractionalCount: Int { compiler.unlistedFractionalCount }

  /// Warns of each variant that the rule never chooses, and of each result that names no variant.
  ///
  /// There is no warning of the default variant. The function does nothing if the rule has a fault,
  /// which is reported itself, or if ``Rule/possibleTexts`` is `nil`.
  private mutating func checkResults(
    of entry: FlagEntry,
    against variants: [JSONValue.Members.Element],
    _ rule: Rule
  ) {
    guard !rule.hasFault, let texts = rule.possibleTexts else { return }
    let flag = entry.definitionJSON
    let defaultVariant = FlagEntry.defaultVariantIndex(of: flag, among: variants)
    for (index, variant) in variants.enumerated()
    where index != defaultVariant && !texts.contains(variant.key) {
      let message =
        "flag '\(entry.key)': the rule never results in the variant '\(variant.key)'; correct the rule, or "
        + "remove the variant"
      warn(variant.value, "flagVariantUnreachable", message)
    }
    let unknown = texts.lazy.filter { text in !variants.contains { $0.key == text } }
    for text in Array(unknown).sorted() {
      let message =
        "flag '\(entry.key)': the rule may result in '\(text)', which is not a variant; add the variant, or "
        + "correct the rule"
      warn(flag["targeting"] ?? flag, "flagVariantUnknown", message)
    }
  }

  private mutating func warn(_ value: JSONValue, _ code: String, _ message: String) {
    resultDiagnostics.append(FlagFileReader.diagnostic(.warning, at: value, code, message))
  }
}
