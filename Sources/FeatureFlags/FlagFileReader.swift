import Basics
import JSONLogic
import StrictJSON

/// Reads a flag file, and collects diagnostics about it.
struct FlagFileReader {
  /// The maximum number of diagnostics that are listed.
  private static let maximumDiagnostics = 1000

  let fractional: FractionalGeneration
  private(set) var metadata: [String: JSONTree] = [:]

  private var diagnostics: [Diagnostic]
  private var compiler: RuleCompiler
  /// The hash of all evaluators, which is a part of the fingerprint of each flag with a `$ref`.
  let evaluatorsHash: UInt64
  /// Whether any object of the file has two members with the same name.
  let hasRepeatedNames: Bool
  private let root: JSONValue

  init(_ bytes: [UInt8], fractional: FractionalGeneration) throws(FlagFileError) {
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
    self.fractional = fractional
    let evaluators = root["$evaluators"]
    compiler = RuleCompiler(evaluators: evaluators, fractional: fractional)
    hasRepeatedNames = diagnostics.contains { $0.code == "duplicateKey" }
    var fingerprint = FlagFingerprint(hasRepeatedNames: hasRepeatedNames)
    evaluatorsHash = evaluators.map { fingerprint.hash($0) } ?? 0
    if let value = root["metadata"] { metadata = read(metadata: value) }
  }

  /// The diagnostics of the file and its rules, in the order of the file: the first ones, followed
  /// by the number of the others.
  var allDiagnostics: [Diagnostic] {
    let all = (diagnostics + compiler.diagnostics).inDocumentOrder
    guard all.count > Self.maximumDiagnostics else { return all }
    return all.prefix(Self.maximumDiagnostics) + [
      Diagnostic(
        severity: .warning,
        code: "moreDiagnostics",
        message: "\(all.count - Self.maximumDiagnostics) more diagnostics are not listed; "
          + "correct the listed ones first."
      )
    ]
  }

  /// Each `fractional` that chooses nothing without a targeting key, as its value in the file.
  var placesOfTargetingKey: [JSONValue] { compiler.placesOfTargetingKey }

  /// Reads and compiles the flags, by key; throws if a fault makes the whole file unusable.
  mutating func readFlags() throws(FlagFileError) -> [String: FlagDefinition] {
    guard let flags = root["flags"], flags.kind == .object else {
      throw Self.failure(root, "flagFileWithoutFlags", #"a flag file needs an object "flags""#)
    }
    var definitions: [String: FlagDefinition] = [:]
    for (key, flag) in flags.members where definitions[key] == nil {
      definitions[key] = try definition(of: key, flag)
    }
    return definitions
  }

  private mutating func definition(
    of key: String,
    _ flag: JSONValue
  ) throws(FlagFileError) -> FlagDefinition {
    guard flag.kind == .object else {
      return invalidFlag(key, flag, "flagNotAnObject", "flag '\(key)' must be an object")
    }
    guard let state = Self.state(flag["state"]?.string) else {
      throw Self.failure(
        flag["state"] ?? flag,
        "flagStateUnknown",
        #"flag '\#(key)' needs a "state" of "ENABLED" or "DISABLED""#
      )
    }
    let members = variants(flag["variants"])
    guard !members.isEmpty else {
      return invalidFlag(
        key,
        flag["variants"] ?? flag,
        "flagWithoutVariants",
        #"flag '\#(key)' needs "variants", an object with at least one"#
      )
    }
    let defaultVariant = try defaultVariant(of: key, flag, among: members.map(\.key))
    let targeting = targeting(of: key, flag)
    if let targeting { checkVariants(of: key, members, defaultVariant, targeting) }
    let own = flag["metadata"].map { read(metadata: $0) } ?? [:]
    let fingerprint = fingerprint(flag)
    return FlagDefinition(
      FlagDefinition.Origin(
        key: key,
        version: Self.version(own["version"]) ?? fingerprint.hexadecimal,
        fingerprint: fingerprint,
        value: flag
      ),
      state,
      variants: members.map { ($0.key, $0.value) },
      defaultVariant: defaultVariant,
      targeting: targeting,
      metadata: own.isEmpty ? metadata : metadata.merging(own) { _, own in own }
    )
  }

  private static func state(_ name: String?) -> FlagDefinition.State? {
    switch name {
    case "ENABLED": .enabled
    case "DISABLED": .disabled
    default: nil
    }
  }

  /// Returns the variants; of several with the same name, the first.
  private func variants(_ value: JSONValue?) -> [JSONValue.Members.Element] {
    guard let members = value?.members else { return [] }
    guard hasRepeatedNames else { return Array(members) }
    var names: Set<String> = []
    return members.filter { names.insert($0.key).inserted }
  }

  /// Creates a flag that cannot be evaluated, and adds an error about it.
  private mutating func invalidFlag(
    _ key: String,
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) -> FlagDefinition {
    diagnostics.append(Self.diagnostic(.error, value, code, message))
    let fingerprint = fingerprint(value)
    return FlagDefinition(
      FlagDefinition.Origin(
        key: key,
        version: fingerprint.hexadecimal,
        fingerprint: fingerprint,
        value: value
      ),
      .invalid(message),
      metadata: metadata
    )
  }

  private mutating func defaultVariant(
    of key: String,
    _ flag: JSONValue,
    among variants: [String]
  ) throws(FlagFileError) -> Int? {
    guard let value = flag["defaultVariant"], !value.isNull else { return nil }
    guard let name = value.string else {
      warn(value, "flagDefaultVariantType", "flag '\(key)': the default variant must be a text")
      return nil
    }
    guard !name.isEmpty else { return nil }
    guard let index = variants.firstIndex(of: name) else {
      throw Self.failure(
        value,
        "flagDefaultVariantUnknown",
        "flag '\(key)' has no variant '\(name)'; name one of "
          + variants.sorted().joined(separator: ", ")
      )
    }
    return index
  }

  private mutating func targeting(of key: String, _ flag: JSONValue) -> Rule? {
    guard let targeting = flag["targeting"], !targeting.isNull else { return nil }
    if targeting.kind == .object, targeting.count == 0 { return nil }
    return compiler.compile(targeting)
  }

  /// Reports variants that a rule never chooses, and results that are not a variant's name.
  private mutating func checkVariants(
    of key: String,
    _ members: [JSONValue.Members.Element],
    _ defaultVariant: Int?,
    _ targeting: Rule
  ) {
    guard let texts = targeting.possibleTexts else { return }
    let names = Set(members.map(\.key))
    for (index, member) in members.enumerated()
    where index != defaultVariant && !texts.contains(member.key) {
      let message =
        "flag '\(key)': the rule never results in the variant '\(member.key)'; correct the rule, or "
        + "remove the variant"
      warn(member.value, "flagVariantUnreachable", message)
    }
    for text in texts.subtracting(names).sorted() {
      let message =
        "flag '\(key)': the rule may result in '\(text)', which is not a variant; add the variant, or "
        + "correct the rule"
      warn(members[0].value, "flagVariantUnknown", message)
    }
  }

  private mutating func read(metadata value: JSONValue) -> [String: JSONTree] {
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
        let message = "metadata must be texts, numbers and booleans; this member is left out"
        warn(entry, "flagMetadataType", message)
      }
    }
    return metadata
  }

  private mutating func warn(_ value: JSONValue, _ code: String, _ message: String) {
    diagnostics.append(Self.diagnostic(.warning, value, code, message))
  }
}
