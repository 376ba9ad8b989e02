import JSONLogic
import StrictJSON

/// One flag of a file, compiled for evaluation.
final class FlagDefinition: Sendable {
  /// The flag's place in its file.
  struct Origin {
    let key: String
    let version: String
    /// A hash of everything that affects an evaluation.
    let fingerprint: UInt64
    /// The flag's value in the file.
    let value: JSONValue
  }

  /// Whether the flag can be evaluated.
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
  /// The type of the first variant, which is the flag's type.
  let type: FlagType?
  /// The index of the variant to use where no rule chooses one.
  let defaultVariant: Int?
  /// The variant that all users get; `nil` if it depends on the context.
  let constant: FlagVariant?
  /// The rule that chooses a variant; `nil` if all users get the default variant.
  let targeting: Rule?
  /// The allocation, if the rule only allocates users by weight; `nil` if a bucket names no
  /// variant.
  let allocation: FractionalAllocation?
  let metadata: [String: JSONTree]
  let version: String
  /// A hash of everything that affects an evaluation.
  let fingerprint: UInt64
  /// The flag's value in the file.
  let place: JSONValue

  init(
    _ origin: Origin,
    _ state: State,
    variants: [(name: String, value: JSONValue)] = [],
    defaultVariant: Int? = nil,
    targeting: Rule? = nil,
    metadata: [String: JSONTree]
  ) {
    let variants = variants.map { (name: $0.name, value: $0.value.tree, place: $0.value) }
    let type = variants.first.flatMap { FlagType(of: $0.value) }
    self.key = origin.key
    self.state = state
    self.type = type
    self.defaultVariant = defaultVariant
    self.targeting = targeting
    self.metadata = metadata
    version = origin.version
    fingerprint = origin.fingerprint
    place = origin.value
    self.variants = variants.map { name, value, place in
      let read = type.flatMap { $0.acceptsInFlag(value) }
      return FlagVariant(
        name: name,
        value: value,
        place: place,
        chosen: ResolutionDetails(
          key: origin.key,
          value: read ?? value,
          variant: name,
          reason: targeting == nil ? .static : .targetingMatch,
          metadata: metadata,
          version: origin.version
        ),
        types: FlagTypes(
          FlagType.allCases.filter { read != nil && $0.accepts(value) == read },
          includesNone: type == nil || read != nil
        )
      )
    }
    guard state == .enabled else {
      (allocation, constant) = (nil, nil)
      return
    }
    let all = self.variants
    allocation = targeting?.allocation.flatMap { FractionalAllocation($0, all) }
    constant = targeting == nil ? defaultVariant.map { all[$0] } : nil
  }

  /// Returns the index of the named variant, by linear search.
  func variant(named name: String) -> Int? {
    variants.firstIndex { $0.name == name }
  }
}

extension FlagType {
  /// Converts a value for a flag of this type; a flag of whole numbers accepts other numbers too.
  func acceptsInFlag(_ value: JSONTree) -> JSONTree? {
    accepts(value) ?? (self == .integer ? FlagType.float.accepts(value) : nil)
  }
}
