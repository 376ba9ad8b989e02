public import Foundation
public import JSONLogic
public import StrictJSON

/// The flags of one file in flagd's format (flagd, "Flag definitions" reference).
///
/// Rules are JsonLogic with flagd's operators, each compiled when its flag is first evaluated. A
/// flag is evaluated as flagd does:
///
/// | the flag                              | value     | reason            | error            |
/// | ------------------------------------- | --------- | ----------------- | ---------------- |
/// | is not there                          | default   | `ERROR`           | `FLAG_NOT_FOUND` |
/// | is `DISABLED`                         | default   | `DISABLED`        |                  |
/// | has no rule                           | variant's | `STATIC`          |                  |
/// | is invalid, or has a rule that fails  | default   | `ERROR`           | `PARSE_ERROR`    |
/// | has a rule that results in `null`     | variant's | `DEFAULT`         |                  |
/// | has a rule that names a variant       | variant's | `TARGETING_MATCH` |                  |
/// | has a rule with any other result      | default   | `ERROR`           | `GENERAL`        |
/// | needs a default variant, and has none | default   | `DEFAULT`         |                  |
/// | has a value of another type           | default   | `ERROR`           | `TYPE_MISMATCH`  |
///
/// *default* is the caller's value; *variant's* is the value of the variant that the rule names or,
/// without one, of the default variant. A result that is a boolean or a number chooses the variant
/// of that name.
///
/// The whole file is unusable if it is larger than 16 MiB, is not JSON or has no object `flags`, or
/// if a flag has a state other than `ENABLED` and `DISABLED`, or a default variant that does not
/// exist. A flag that is not an object, or has no variants, evaluates to the caller's default with
/// error code `PARSE_ERROR`. Any other fault outside of rules is only a diagnostic. Of several
/// flags with one key, the first counts.
public struct FlagSet: Sendable {
  /// How `fractional` assigns users to buckets.
  public let fractionalVersion: FlagdFractionalVersion

  private let flags: FlagEntries
  private let fileMetadata: [String: JSONTree]
  private let fileDiagnostics: FlagFileDiagnostics

  /// Reads a flag file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - fractionalVersion: How `fractional` assigns users to buckets: the generation that the
  ///     file's other evaluators use.
  /// - Throws: ``FlagFileError`` if the file cannot be used at all; a fault of one flag is mostly a
  ///   diagnostic.
  /// - Complexity: O(n) in the file's size.
  public init(
    reading bytes: [UInt8],
    fractionalVersion: FlagdFractionalVersion = .second
  ) throws(FlagFileError) {
    var parser = try FlagFileReader(bytes, fractionalVersion: fractionalVersion)
    flags = try parser.readFlags()
    fileMetadata = parser.metadata
    self.fractionalVersion = fractionalVersion
    fileDiagnostics = FlagFileDiagnostics(
      outsideRules: parser.diagnostics,
      flags,
      in: parser.sharedFacts
    )
  }

  /// The diagnostics of the file and its rules, in the order of the file: at most 1,000; if there
  /// are more, a warning with the number of the others follows.
  ///
  /// - Complexity: O(size of the rules) for the first call, which checks them; then O(1).
  public var diagnostics: [Diagnostic] { fileDiagnostics.checkResult.diagnostics }

  /// Returns the diagnostics of the file for evaluations in one context, in the order of the file.
  ///
  /// - Parameter context: The evaluation context: the user and the attributes.
  /// - Returns: ``diagnostics`` and, if the context has no targeting key or an empty one, a warning
  ///   for each `fractional` that hashes the targeting key, at most 1,000. If there are more of
  ///   either, a warning with the number of the others follows.
  public func diagnostics(in context: EvaluationContext) -> [Diagnostic] {
    let result = fileDiagnostics.checkResult
    return context.hasTargetingKey
      ? result.diagnostics : result.diagnosticsInContextWithoutTargetingKey
  }

  /// The keys of all flags, sorted.
  public var keys: [String] { flags.keys.sorted() }

  /// Returns the keys of the flags that only one of two sets has, or that they define differently.
  ///
  /// - Parameter other: The other set.
  /// - Returns: The keys of flags whose evaluations may differ between the sets, also because of
  ///   the file's metadata, of `$evaluators` that the flag uses, or of another
  ///   ``fractionalVersion``.
  /// - Complexity: O(size of both files); no rule is compiled.
  public func changedKeys(from other: FlagSet) -> Set<String> {
    var changed = Set(other.flags.keys).subtracting(flags.keys)
    for key in flags.keys {
      let (new, old) = (flags[key], other.flags[key])
      if new?.fingerprint != old?.fingerprint
        || new?.mergedMetadata != old?.mergedMetadata
        || new?.type != old?.type
      {
        changed.insert(key)
      }
    }
    return changed
  }

  /// Returns whether a flag exists and is switched off.
  ///
  /// - Returns: True if its state is `DISABLED`; false if there is no such flag.
  public func isDisabled(_ key: String) -> Bool { flags[key]?.state == .disabled }

  /// Returns the variants of a flag, in the order of the file, with their values as the file has
  /// them; none if there is no such flag, or it is invalid.
  package func variants(of key: String) -> [(name: String, value: JSONTree)] {
    definition(of: key)?.variants.map { ($0.name, $0.value) } ?? []
  }

  /// Creates a warning about a flag or one of its variants; its text is `flag '<key>': <message>`.
  ///
  /// It has the place of the variant's value in the file; without such a variant, the place of the
  /// flag; without such a flag, the root and no line.
  package func locatedWarning(
    _ code: String,
    of key: String,
    variant: String? = nil,
    _ message: String
  ) -> Diagnostic {
    let flag = definition(of: key)
    let place =
      variant.flatMap { flag?.indexOfVariant(named: $0) }.flatMap { flag?.variants[$0].valueInFile }
      ?? flag?.definitionJSON
    let location = place?.location
    return Diagnostic(
      severity: .warning,
      code: code,
      path: place?.pointer ?? .root,
      line: location?.line,
      column: location?.column,
      message: "flag '\(key)': \(message)"
    )
  }

  func definition(of key: String) -> FlagDefinition? { flags[key]?.definition }
}

extension FlagSet: FeatureProvider {
  /// Evaluates a flag.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects; `nil` for the type of the flag's first variant,
  ///     but ``FlagType/float`` for a whole number if a variant is a number that is not whole.
  ///   - defaultValue: The value to use if the flag gives none.
  ///   - context: The evaluation context: the user and the attributes.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The value and its details, as the table above says; an error is part of them.
  /// - Complexity: O(1) for a flag without a rule; otherwise the rule's. The first evaluation of a
  ///   flag also compiles its rule.
  public func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    flags.evaluate(key, as: type, default: defaultValue, in: context, at: now)
      ?? notFound(key, defaultValue)
  }

  @inline(never)
  private func notFound(_ key: String, _ defaultValue: JSONTree) -> ResolutionDetails {
    ResolutionDetails(
      key: key,
      value: defaultValue,
      reason: .error,
      failure: ResolutionDetails.Failure(.flagNotFound, "no flag has the key '\(key)'"),
      metadata: fileMetadata
    )
  }
}
