import JSONLogic
import StrictJSON

/// One flag of a file, compiled for evaluation.
final class FlagDefinition: Sendable {
  /// The flag's key, its version, and its definition in the file.
  struct KeyVersionAndJSON {
    let key: String
    let version: String
    /// The JSON of the flag's whole definition in the file; for an invalid flag whose `variants`
    /// are no object or empty, only the value of `variants`.
    let definitionJSON: JSONValue
  }

  /// Whether the flag is evaluated; if it is not, the caller gets the default value.
  enum State: Hashable {
    case enabled
    case disabled
    /// The flag cannot be evaluated; the sentence says why.
    case invalid(String)
  }

  let key: String
  let state: State
  /// The variants, in the order of the file.
  let variants: [FlagVariant]
  /// The index of the variant to use if no rule chooses one; `nil` if the flag has no default
  /// variant.
  let defaultVariantIndex: Int?
  /// The variant that all users get; `nil` if the flag has a rule, has no default variant, or is
  /// not enabled.
  let variantForAllUsers: FlagVariant?
  /// The rule that chooses a variant; `nil` without a rule, and for an invalid flag.
  let targeting: Rule?
  /// The results of the rule's buckets, if the rule only allocates users by weight.
  ///
  /// It is `nil` for any other rule, without a rule, if there are no buckets, if a bucket names no
  /// variant, and if the flag is not enabled.
  let preparedBucketEvaluations: PreparedBucketEvaluations?
  /// The metadata of the file, overlaid with the flag's own; for an invalid flag, that of the file
  /// only.
  let mergedMetadata: [String: JSONTree]
  let version: String
  /// The JSON of the flag's whole definition in the file; for an invalid flag whose `variants` are
  /// no object or empty, only the value of `variants`.
  let definitionJSON: JSONValue

  /// The greatest number of variants that are searched one by one.
  private static let maximumLinearSearchLength = 16
  /// The index of each variant by name; `nil` for few variants, which are searched one by one.
  private let indexByNameOfManyVariants: [String: Int]?

  init(
    _ keyVersionAndJSON: KeyVersionAndJSON,
    _ state: State,
    variants: [(name: String, value: JSONValue)] = [],
    defaultVariantIndex: Int? = nil,
    targeting: Rule? = nil,
    metadata: [String: JSONTree]
  ) {
    let variants = variants.map { (name: $0.name, value: $0.value.tree, valueInFile: $0.value) }
    let type = FlagType(ofVariants: variants.map(\.value))
    self.key = keyVersionAndJSON.key
    self.state = state
    self.defaultVariantIndex = defaultVariantIndex
    self.targeting = targeting
    mergedMetadata = metadata
    version = keyVersionAndJSON.version
    definitionJSON = keyVersionAndJSON.definitionJSON
    self.variants = variants.map { name, value, valueInFile in
      let convertedValue = type?.convert(value)
      return FlagVariant(
        name: name,
        value: value,
        valueInFile: valueInFile,
        detailsWhenChosen: ResolutionDetails(
          key: keyVersionAndJSON.key,
          value: convertedValue ?? value,
          variant: name,
          reason: targeting == nil ? .static : .targetingMatch,
          metadata: metadata,
          version: keyVersionAndJSON.version
        ),
        typesWithoutConversion: ExpectedTypeSet(
          FlagType.allCases.filter {
            convertedValue != nil && $0.convert(value) == convertedValue
          },
          includesNone: type == nil || convertedValue != nil
        )
      )
    }
    indexByNameOfManyVariants =
      variants.count > Self.maximumLinearSearchLength
      ? Dictionary(zip(variants.map(\.name), variants.indices), uniquingKeysWith: min) : nil
    guard state == .enabled else {
      (preparedBucketEvaluations, variantForAllUsers) = (nil, nil)
      return
    }
    let flagVariants = self.variants
    preparedBucketEvaluations = targeting?.targetingKeyAllocation.flatMap {
      PreparedBucketEvaluations($0, flagVariants)
    }
    variantForAllUsers = targeting == nil ? defaultVariantIndex.map { flagVariants[$0] } : nil
  }

  /// Returns the index of the variant with a name; `nil` if there is none.
  func indexOfVariant(named name: String) -> Int? {
    if let indexByNameOfManyVariants { return indexByNameOfManyVariants[name] }
    return variants.firstIndex { $0.name == name }
  }
}
