import ScreenDocument

/// Reads a flag file, and notes what is odd about it.
struct FlagFileReader {
  private(set) var diagnostics: [Diagnostic]
  private let root: JSONValue

  init(_ bytes: [UInt8]) throws(FlagFileError) {
    do {
      let document = try JSONDocument(bytes)
      root = document.root
      diagnostics = document.diagnostics
    } catch {
      throw FlagFileError(
        Diagnostic(
          severity: .error,
          code: "flagFileNotJSON",
          path: error.pointer,
          line: error.location.line,
          column: error.location.column,
          message: error.reason.description
        )
      )
    }
  }

  mutating func flags() throws(FlagFileError) -> [String: FlagDefinition] {
    guard let flags = root["flags"], flags.kind == .object else {
      throw failure(root, "flagFileWithoutFlags", #"a flag file needs an object "flags""#)
    }
    var definitions: [String: FlagDefinition] = [:]
    for (key, flag) in flags.members where definitions[key] == nil {
      definitions[key] = try definition(of: key, flag)
    }
    return definitions
  }

  mutating func metadata() -> [String: JSONTree] {
    root["metadata"].map { metadata($0) } ?? [:]
  }

  private mutating func definition(
    of key: String,
    _ flag: JSONValue
  ) throws(FlagFileError) -> FlagDefinition {
    guard flag.kind == .object else {
      return broken(flag, "flagNotAnObject", "flag '\(key)' must be an object")
    }
    let state = flag["state"]
    guard let isEnabled = ["ENABLED": true, "DISABLED": false][state?.string ?? ""] else {
      throw failure(
        state ?? flag,
        "flagStateUnknown",
        #"flag '\#(key)' needs a "state" of "ENABLED" or "DISABLED""#
      )
    }
    let members = flag["variants"]?.members.map { ($0.key, $0.value) } ?? []
    guard let first = members.first else {
      return broken(
        flag["variants"] ?? flag,
        "flagWithoutVariants",
        #"flag '\#(key)' needs "variants", an object with at least one"#
      )
    }
    let variants = Dictionary(members, uniquingKeysWith: { first, _ in first })
    let defaultVariant = try defaultVariant(of: key, flag, among: variants.keys)
    return FlagDefinition(
      isEnabled: isEnabled,
      variants: variants.mapValues(\.tree),
      firstValue: first.1.tree,
      defaultVariant: defaultVariant,
      hasTargeting: hasTargeting(key, flag),
      metadata: flag["metadata"].map { metadata($0) } ?? [:],
      place: defaultVariant.flatMap { variants[$0] } ?? flag
    )
  }

  /// A flag that is there and cannot be evaluated.
  private mutating func broken(
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) -> FlagDefinition {
    diagnostics.append(diagnostic(.error, value, code, message))
    return FlagDefinition(
      isEnabled: true,
      variants: [:],
      firstValue: .null,
      defaultVariant: nil,
      hasTargeting: false,
      metadata: [:],
      place: value,
      problem: message
    )
  }

  private mutating func defaultVariant(
    of key: String,
    _ flag: JSONValue,
    among variants: some Collection<String>
  ) throws(FlagFileError) -> String? {
    guard let value = flag["defaultVariant"], !value.isNull else { return nil }
    guard let name = value.string else {
      warn(value, "flagDefaultVariantType", "flag '\(key)': the default variant must be a string")
      return nil
    }
    guard !name.isEmpty else { return nil }
    guard variants.contains(name) else {
      throw failure(
        value,
        "flagDefaultVariantUnknown",
        "flag '\(key)' has no variant '\(name)'; name one of "
          + variants.sorted().joined(separator: ", ")
      )
    }
    return name
  }

  private mutating func hasTargeting(_ key: String, _ flag: JSONValue) -> Bool {
    guard let targeting = flag["targeting"], !targeting.isNull else { return false }
    if targeting.kind == .object, targeting.count == 0 { return false }
    warn(
      targeting,
      "flagTargetingUnsupported",
      "flag '\(key)': targeting is not evaluated by this version, so a content behind it stays off"
    )
    return true
  }

  private mutating func metadata(_ value: JSONValue) -> [String: JSONTree] {
    guard value.kind == .object else {
      warn(value, "flagMetadataType", "metadata must be an object; it is left out")
      return [:]
    }
    var metadata: [String: JSONTree] = [:]
    for (key, entry) in value.members where metadata[key] == nil {
      switch entry.kind {
      case .string, .number, .bool: metadata[key] = entry.tree
      case .null: continue
      case .object, .array:
        warn(entry, "flagMetadataType", "metadata must be strings, numbers and booleans")
      }
    }
    return metadata
  }

  private mutating func warn(_ value: JSONValue, _ code: String, _ message: String) {
    diagnostics.append(diagnostic(.warning, value, code, message))
  }

  private func failure(_ value: JSONValue, _ code: String, _ message: String) -> FlagFileError {
    FlagFileError(diagnostic(.error, value, code, message))
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity,
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) -> Diagnostic {
    let location = value.location
    return Diagnostic(
      severity: severity,
      code: code,
      path: value.pointer,
      line: location.line,
      column: location.column,
      message: message
    )
  }
}
