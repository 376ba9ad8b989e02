import Basics
import Foundation
import JSONLogic
import StrictJSON
import Synchronization

/// One flag of a file, checked when the file was read; its ``FlagDefinition`` is made, and its rule
/// compiled, when it is first needed.
final class FlagEntry: Sendable {
  let key: String
  let state: FlagDefinition.State
  /// The JSON of the flag's whole definition in the file; for an invalid flag whose `variants` are
  /// no object or empty, only the value of `variants`.
  let definitionJSON: JSONValue
  /// The metadata of the file, overlaid with the flag's own; for an invalid flag, that of the file
  /// only.
  let mergedMetadata: [String: JSONTree]

  /// The version in the flag's own metadata; `nil` without one: then the fingerprint is the
  /// version.
  private let versionInMetadata: String?
  private let sharedFacts: FactsSharedByFlags
  // Set once, and retained until this object is released.
  private let cachedDefinition = Atomic<Unmanaged<FlagDefinition>?>(nil)

  init(
    _ key: String,
    _ state: FlagDefinition.State,
    at definitionJSON: JSONValue,
    mergedMetadata: [String: JSONTree],
    versionInMetadata: String? = nil,
    in facts: FactsSharedByFlags
  ) {
    self.key = key
    self.state = state
    self.definitionJSON = definitionJSON
    self.mergedMetadata = mergedMetadata
    self.versionInMetadata = versionInMetadata
    sharedFacts = facts
  }

  deinit {
    cachedDefinition.load(ordering: .acquiring)?.release()
  }

  /// The flag, compiled for evaluation.
  var definition: FlagDefinition {
    (cachedDefinition.load(ordering: .acquiring) ?? makeAndKeepDefinition()).takeUnretainedValue()
  }

  /// A hash of the definition, of the generation of `fractional` and, if the definition has a
  /// member `$ref`, of all `$evaluators`; not of the file's metadata.
  ///
  /// - Complexity: O(size of the flag's definition).
  var fingerprint: UInt64 { sharedFacts.fingerprint(of: definitionJSON) }

  /// The type with which the flag is evaluated for a caller that requests none.
  ///
  /// It is `nil` for an invalid flag, and if the first variant is `null`.
  ///
  /// - Complexity: O(size of the variants).
  var type: FlagType? {
    let variants = sharedFacts.firstVariantOfEachName(in: definitionJSON["variants"])
    return FlagType(ofVariants: variants.map(\.value.tree))
  }

  /// Evaluates the flag, without retaining its definition.
  @inline(__always)
  func evaluate(
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    let definition = cachedDefinition.load(ordering: .acquiring) ?? makeAndKeepDefinition()
    return definition._withUnsafeGuaranteedRef {
      $0.evaluate(as: type, default: defaultValue, in: context, at: now)
    }
  }

  /// Makes the definition; of several threads that do so at the same time, the first one's is kept.
  @inline(never)
  private func makeAndKeepDefinition() -> Unmanaged<FlagDefinition> {
    let new = Unmanaged.passRetained(makeDefinition())
    let (isFirst, other) = cachedDefinition.compareExchange(
      expected: nil,
      desired: new,
      ordering: .acquiringAndReleasing
    )
    guard !isFirst, let other else { return new }
    new.release()
    return other
  }

  private func makeDefinition() -> FlagDefinition {
    let keyVersionAndJSON = FlagDefinition.KeyVersionAndJSON(
      key: key,
      version: versionInMetadata ?? fingerprint.hexadecimal,
      definitionJSON: definitionJSON
    )
    if case .invalid = state {
      return FlagDefinition(keyVersionAndJSON, state, metadata: mergedMetadata)
    }
    let variants = sharedFacts.firstVariantOfEachName(in: definitionJSON["variants"])
    return FlagDefinition(
      keyVersionAndJSON,
      state,
      variants: variants.map { ($0.key, $0.value) },
      defaultVariantIndex: Self.defaultVariantIndex(of: definitionJSON, among: variants),
      targeting: sharedFacts.ruleCompiler.compileRule(of: definitionJSON),
      metadata: mergedMetadata
    )
  }

  /// Returns the index of a flag's default variant; `nil` if the flag names none, or one that it
  /// does not have.
  ///
  /// A value that is not a text, or is empty, names none.
  static func defaultVariantIndex(
    of flag: JSONValue,
    among variants: [JSONValue.Members.Element]
  ) -> Int? {
    guard let name = flag["defaultVariant"]?.string, !name.isEmpty else { return nil }
    return variants.firstIndex { $0.key == name }
  }
}
