public import ScreenDocument

/// The flags of one file in flagd's format (flagd, "Flag definitions" reference).
///
/// This version evaluates flags without targeting. A flag with a targeting rule is reported, and
/// evaluates to the caller's default with error code `GENERAL`.
///
/// A file that is not JSON, a state other than `ENABLED` and `DISABLED`, and a default variant that
/// does not exist make the whole file unusable, as in flagd. What else is wrong costs its own flag,
/// which evaluates to the caller's default with error code `PARSE_ERROR`.
public struct FlagSet: Sendable {
  /// What is odd about the file, in its order.
  public let diagnostics: [Diagnostic]

  private let flags: [String: FlagDefinition]
  private let metadata: [String: JSONTree]

  /// Reads a flag file.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: If the file cannot be used at all.
  /// - Complexity: O(n) in the file's size.
  public init(reading bytes: [UInt8]) throws(FlagFileError) {
    var reader = try FlagFileReader(bytes)
    flags = try reader.flags()
    metadata = reader.metadata()
    diagnostics = reader.diagnostics
  }

  /// The keys of all flags, sorted.
  public var keys: [String] { flags.keys.sorted() }

  /// Evaluates a flag as the type of its first variant, with `null` for a default.
  ///
  /// - Parameter key: The flag's key.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(_ key: String) -> FlagEvaluation {
    let type = flags[key].flatMap { FlagType(of: $0.firstValue) }
    return evaluate(key, default: .null) { value in
      type.map { $0.accepts(value) ?? (($0 == .integer) ? FlagType.float.accepts(value) : nil) }
        ?? value
    }
  }

  /// Evaluates a flag as a type.
  ///
  /// - Parameters:
  ///   - key: The flag's key.
  ///   - type: The type that the caller expects.
  ///   - defaultValue: What the caller uses if the flag gives nothing.
  /// - Returns: The value and its details; an error is part of them.
  public func evaluate(
    _ key: String,
    type: FlagType,
    default defaultValue: JSONTree
  ) -> FlagEvaluation {
    evaluate(key, default: defaultValue, read: type.accepts)
  }

  /// Reports something about a flag, with its place in the file.
  func diagnostic(_ code: String, of key: String, _ message: String) -> Diagnostic {
    let place = flags[key]?.place
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

  private func evaluate(
    _ key: String,
    default defaultValue: JSONTree,
    read: (JSONTree) -> JSONTree?
  ) -> FlagEvaluation {
    guard let flag = flags[key] else {
      return FlagEvaluation(
        key: key,
        value: defaultValue,
        reason: .error,
        errorCode: .flagNotFound,
        errorMessage: "no flag has the key '\(key)'",
        metadata: metadata
      )
    }
    let metadata = metadata.merging(flag.metadata) { _, own in own }
    func result(
      _ value: JSONTree,
      variant: String? = nil,
      _ reason: FlagReason,
      _ errorCode: FlagErrorCode? = nil,
      _ errorMessage: String? = nil
    ) -> FlagEvaluation {
      FlagEvaluation(
        key: key,
        value: value,
        variant: variant,
        reason: reason,
        errorCode: errorCode,
        errorMessage: errorMessage,
        metadata: metadata
      )
    }
    if let problem = flag.problem { return result(defaultValue, .error, .parseError, problem) }
    guard flag.isEnabled else { return result(defaultValue, .disabled) }
    guard !flag.hasTargeting else {
      return result(defaultValue, .error, .general, "targeting is not evaluated by this version")
    }
    guard let variant = flag.defaultVariant, let value = flag.variants[variant] else {
      return result(defaultValue, .default)
    }
    guard let typed = read(value) else {
      return result(
        defaultValue,
        .error,
        .typeMismatch,
        "variant '\(variant)' is not of the type asked for"
      )
    }
    return result(typed, variant: variant, .static)
  }
}
