import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// Finds stage flags that no kind reads, and variants that are no stage or that differ in type from
/// the first variant.
///
/// It checks the flags of the tool's kinds, and all flags named `content.` and a kind. Other flags
/// may belong to other teams and are ignored.
struct StageFlagChecker {
  private let flagKeyByKind: [ContentKind: String]
  private let flagKeysOfKnownKinds: Set<String>

  /// Creates a checker.
  ///
  /// - Parameter flagKeyByKind: The key of each kind's flag.
  init(_ flagKeyByKind: [ContentKind: String]) {
    self.flagKeyByKind = flagKeyByKind
    flagKeysOfKnownKinds = Set(flagKeyByKind.values)
  }

  /// Returns whether the values of a flag are stages: a known kind has this flag, or the key begins
  /// with `content.`.
  func isStageFlag(_ key: String) -> Bool {
    flagKeysOfKnownKinds.contains(key) || StageFlags.kind(ofDefaultKey: key) != nil
  }

  /// Returns the warnings of this checker about the flags of a file, in the file's order.
  ///
  /// - Complexity: O(n) in the number of flags and variants, and O(kinds) for each flag of an
  ///   unknown kind.
  func diagnostics(of flags: FlagSet) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for key in flags.keys where isStageFlag(key) {
      if let kind = StageFlags.kind(ofDefaultKey: key), !flagKeysOfKnownKinds.contains(key) {
        diagnostics.append(
          flags.locatedWarning("unknownKind", of: key, messageForUnknownKind(kind))
        )
      }
      let variants = flags.variants(of: key)
      for variant in variants {
        guard let fault = Self.faultOfVariant(variant, after: variants[0]) else { continue }
        diagnostics.append(
          flags.locatedWarning(
            fault.code,
            of: key,
            variant: variant.name,
            "the variant '\(variant.name)' \(fault.message)"
          )
        )
      }
    }
    return diagnostics.inDocumentOrder
  }

  /// The code of the warnings about a variant that is no stage, both those of this checker and
  /// those of evaluations.
  static let unknownStageCode = "unknownStage"

  private func messageForUnknownKind(_ kind: ContentKind) -> String {
    if let key = flagKeyByKind[kind] {
      return "nothing reads it; the kind '\(kind)' asks for the flag '\(key)'"
    }
    let hint = kind.rawValue.nearest(in: flagKeyByKind.keys.map(\.rawValue).sorted())
      .map { "; did you mean '\($0)'?" }
    return "no side knows the kind '\(kind)'" + (hint ?? "; correct the key, or delete the flag")
  }

  private typealias Variant = (name: String, value: JSONTree)

  /// Returns why a variant is no stage, or cannot be evaluated to one, so that it counts as `off`;
  /// `nil` for a sound variant.
  ///
  /// The type of the first variant is the flag's, and an evaluation to any other type is an error.
  private static func faultOfVariant(
    _ variant: Variant,
    after first: Variant
  ) -> (code: String, message: String)? {
    if let message = faultIfNoStage(of: variant.value) { return (unknownStageCode, message) }
    guard let type = FlagType(of: first.value), type.convert(variant.value) == nil else {
      return nil
    }
    return (
      "variantTypesDiffer",
      "is not of the type of the first variant, '\(first.name)', and counts as off; write all "
        + "variants as stages, or all as booleans"
    )
  }

  private static func faultIfNoStage(of value: JSONTree) -> String? {
    let stages = Stage.allCases.map(\.rawValue)
    let advice = "use one of \(stages.joined(separator: ", "))"
    switch value {
    case .bool: return nil
    case .string(let spelling):
      guard Stage(spelling: spelling) == nil else { return nil }
      let hint = spelling.nearest(in: stages).map { "did you mean '\($0)'?" }
      return "is '\(spelling)', which is not a stage and counts as off; \(hint ?? advice)"
    case .null, .number, .array, .object:
      return "is neither a stage nor a boolean, and counts as off; \(advice)"
    }
  }
}
