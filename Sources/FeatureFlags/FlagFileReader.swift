import Basics
import JSONLogic
import StrictJSON

/// A parser of one flag file, which collects diagnostics about all but its rules.
struct FlagFileReader {
  private(set) var metadata: [String: JSONTree] = [:]

  private(set) var diagnostics: [Diagnostic]
  let sharedFacts: FactsSharedByFlags

  private let root: JSONValue

  init(_ bytes: [UInt8], fractional: FractionalGeneration) throws(FlagFileError) {
    let limit = JSONLimits().maximumBytes
    guard bytes.count <= limit else {
      let message = "the flag file is larger than \(limit / 1024 / 1024) MiB; split it"
      throw FlagFileError(
        Diagnostic(severity: .error, code: "flagFileTooLarge", message: message)
      )
    }
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
    sharedFacts = FactsSharedByFlags(
      evaluators: root["$evaluators"],
      hasRepeatedMemberNames: diagnostics.contains { $0.code == "duplicateKey" },
      fractional: fractional
    )
    if let value = root["metadata"] { metadata = readMetadata(value) }
  }

  /// Reads and checks the flags, by key.
  ///
  /// Most faults of a flag only add a diagnostic, and can make that flag invalid. Of several flags
  /// with one key, the first counts.
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
      entries.insertNew(try readFlagEvenIfInvalid(key, flag))
    }
    return entries
  }

  /// Reads a flag.
  ///
  /// A flag that is no object or has no variants becomes an invalid entry, with a diagnostic. A
  /// missing or unknown state is thrown, and so is a default variant that the flag does not have. A
  /// default variant that is not a text gives a warning, and counts as none.
  private mutating func readFlagEvenIfInvalid(
    _ key: String,
    _ flag: JSONValue
  ) throws(FlagFileError) -> FlagEntry {
    guard flag.kind == .object else {
      return reportAndMakeInvalidFlag(
        key,
        at: flag,
        "flagNotAnObject",
        "flag '\(key)' must be an object"
      )
    }
    guard let state = Self.state(named: flag["state"]?.string) else {
      throw Self.fileError(
        at: flag["state"] ?? flag,
        "flagStateUnknown",
        #"flag '\#(key)' needs a "state" of "ENABLED" or "DISABLED""#
      )
    }
    guard let variants = flag["variants"], variants.kind == .object, variants.count > 0 else {
      return reportAndMakeInvalidFlag(
        key,
        at: flag["variants"] ?? flag,
        "flagWithoutVariants",
        #"flag '\#(key)' needs "variants", an object with at least one"#
      )
    }
    try checkDefaultVariant(of: key, flag, among: variants)
    let own = flag["metadata"].map { readMetadata($0) } ?? [:]
    return FlagEntry(
      key,
      state,
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
  private mutating func reportAndMakeInvalidFlag(
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
