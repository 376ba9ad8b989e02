import Basics
import JSONLogic
import StrictJSON

/// Reads a flag file, and collects diagnostics about it.
struct FlagFileReader {
  /// The maximum number of diagnostics that ``allDiagnostics`` lists one by one.
  private static let maximumListedDiagnostics = 1000

  private(set) var metadata: [String: JSONTree] = [:]

  private var diagnostics: [Diagnostic]
  private var compiler: RuleCompiler
  private let sharedFacts: FactsSharedByFlags
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
    let evaluators = root["$evaluators"]
    compiler = RuleCompiler(evaluators: evaluators, fractional: fractional)
    sharedFacts = FactsSharedByFlags(
      evaluators: evaluators,
      hasRepeatedMemberNames: diagnostics.contains { $0.code == "duplicateKey" },
      fractional: fractional
    )
    if let value = root["metadata"] { metadata = readMetadata(value) }
  }

  /// The diagnostics of the file and its rules, in the order of the file: the first ones, followed
  /// by the number of the others.
  var allDiagnostics: [Diagnostic] {
    let all = (diagnostics + compiler.diagnostics).inDocumentOrder
    guard all.count > Self.maximumListedDiagnostics else { return all }
    return all.prefix(Self.maximumListedDiagnostics) + [
      Diagnostic(
        severity: .warning,
        code: "moreDiagnostics",
        message: "\(all.count - Self.maximumListedDiagnostics) more diagnostics are not listed; "
          + "correct the listed ones first."
      )
    ]
  }

  /// The value in the file of each `fractional` that hashes the targeting key.
  ///
  /// It chooses no variant for a user without a targeting key.
  var fractionalsNeedingTargetingKey: [JSONValue] { compiler.fractionalsNeedingTargetingKey }

  /// Reads and checks the flags, by key.
  ///
  /// Most faults of a flag only add a diagnostic, and can make that flag invalid.
  ///
  /// - Throws: ``FlagFileError`` if there is no object "flags", or if any flag has an unknown
  ///   `state` or an unknown `defaultVariant`: then the whole file is unusable.
  mutating func readFlags() throws(FlagFileError) -> FlagEntries {
    guard let flags = root["flags"], flags.kind == .object else {
      throw Self.fileError(
        at: root,
        "flagFileWithoutFlags",
        #"a flag file needs an object "flags""#
      )
    }
    var entries = FlagEntries(minimumCapacity: flags.count)
    // Names of members can differ in their bytes and be equal as texts.
    for (key, flag) in flags.members where !entries.contains(key) {
      entries.insertNew(try entry(of: key, flag))
    }
    return entries
  }

  private mutating func entry(
    of key: String,
    _ flag: JSONValue
  ) throws(FlagFileError) -> FlagEntry {
    guard flag.kind == .object else {
      return reportInvalidFlag(key, at: flag, "flagNotAnObject", "flag '\(key)' must be an object")
    }
    guard let state = Self.state(named: flag["state"]?.string) else {
      throw Self.fileError(
        at: flag["state"] ?? flag,
        "flagStateUnknown",
        #"flag '\#(key)' needs a "state" of "ENABLED" or "DISABLED""#
      )
    }
    guard let variants = flag["variants"], variants.kind == .object, variants.count > 0 else {
      return reportInvalidFlag(
        key,
        at: flag["variants"] ?? flag,
        "flagWithoutVariants",
        #"flag '\#(key)' needs "variants", an object with at least one"#
      )
    }
    try checkDefaultVariant(of: key, flag, among: variants)
    let targeting = compileTargeting(of: key, flag)
    if let targeting {
      checkRuleResults(
        of: key,
        flag,
        against: sharedFacts.firstVariantOfEachName(in: variants),
        targeting
      )
    }
    let own = flag["metadata"].map { readMetadata($0) } ?? [:]
    return FlagEntry(
      key,
      state,
      targeting: targeting,
      at: flag,
      mergedMetadata: own.isEmpty ? metadata : metadata.merging(own) { _, own in own },
      versionInMetadata: Self.versionText(ofMember: own["version"]),
      in: sharedFacts
    )
  }

  private static func state(named name: String?) -> FlagDefinition.State? {
    switch name {
    case "ENABLED": .enabled
    case "DISABLED": .disabled
    default: nil
    }
  }

  /// Creates a flag that cannot be evaluated, and adds an error about it.
  private mutating func reportInvalidFlag(
    _ key: String,
    at place: JSONValue,
    _ code: String,
    _ message: String
  ) -> FlagEntry {
    diagnostics.append(Self.diagnostic(.error, at: place, code, message))
    return FlagEntry(key, .invalid(message), at: place, mergedMetadata: metadata, in: sharedFacts)
  }

  private mutating func checkDefaultVariant(
    of key: String,
    _ flag: JSONValue,
    among variants: JSONValue
  ) throws(FlagFileError) {
    guard let value = flag["defaultVariant"], !value.isNull else { return }
    guard let name = value.string else {
      return warn(
        value,
        "flagDefaultVariantType",
        "flag '\(key)': the default variant must be a text"
      )
    }
    // Names can differ in their bytes and be equal as texts.
    guard !name.isEmpty, variants[name] == nil else { return }
    let names = sharedFacts.firstVariantOfEachName(in: variants).map(\.key)
    guard !names.contains(name) else { return }
    throw Self.fileError(
      at: value,
      "flagDefaultVariantUnknown",
      "flag '\(key)' has no variant '\(name)'; name one of "
        + names.sorted().joined(separator: ", ")
    )
  }

  private mutating func compileTargeting(of key: String, _ flag: JSONValue) -> Rule? {
    guard let targeting = flag["targeting"], !targeting.isNull else { return nil }
    if targeting.kind == .object, targeting.count == 0 { return nil }
    return compiler.compile(targeting)
  }

  /// Warns of each variant that the rule never chooses, and of each result that names no variant.
  ///
  /// There is no warning of the default variant. The function does nothing if the rule has a fault,
  /// which is reported itself, or if ``Rule/possibleTexts`` is `nil`.
  private mutating func checkRuleResults(
    of key: String,
    _ flag: JSONValue,
    against members: [JSONValue.Members.Element],
    _ targeting: Rule
  ) {
    guard !targeting.hasFault, let texts = targeting.possibleTexts else { return }
    let defaultVariant = FlagEntry.defaultVariantIndex(of: flag, among: members)
    for (index, member) in members.enumerated()
    where index != defaultVariant && !texts.contains(member.key) {
      let message =
        "flag '\(key)': the rule never results in the variant '\(member.key)'; correct the rule, or "
        + "remove the variant"
      warn(member.value, "flagVariantUnreachable", message)
    }
    let unknown = texts.lazy.filter { text in !members.contains { $0.key == text } }
    for text in Array(unknown).sorted() {
      let message =
        "flag '\(key)': the rule may result in '\(text)', which is not a variant; add the variant, or "
        + "correct the rule"
      warn(flag["targeting"] ?? flag, "flagVariantUnknown", message)
    }
  }

  private mutating func readMetadata(_ value: JSONValue) -> [String: JSONTree] {
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
    diagnostics.append(Self.diagnostic(.warning, at: value, code, message))
  }
}
