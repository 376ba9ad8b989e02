import JSONLogic
import StrictJSON

/// One flag, as its file defines it, ready to be evaluated.
final class FlagDefinition: Sendable {
  let key: String
  let isEnabled: Bool
  /// In the order of the file.
  let variants: [FlagVariant]
  /// The type of the first variant, which is the flag's.
  let type: FlagType?
  /// The variant that is taken where nothing chooses one.
  let defaultVariant: Int?
  /// The variant that all users get; `nil` if it depends on the context.
  let constant: FlagVariant?
  /// `nil` if all users get the default variant.
  let targeting: Rule?
  /// The allocation of users, if the rule does nothing else; `nil` also where a bucket names no variant.
  let allocation: FractionalAllocation?
  let metadata: [String: JSONTree]
  let version: String
  /// A hash of everything that an evaluation depends on.
  let fingerprint: UInt64
  /// Where the file has the flag.
  let place: JSONValue
  /// Why the flag cannot be evaluated; `nil` if it can.
  let problem: String?

  init(
    key: String,
    isEnabled: Bool = true,
    variants: [(name: String, value: JSONValue)] = [],
    defaultVariant: Int? = nil,
    targeting: Rule? = nil,
    metadata: [String: JSONTree],
    version: String,
    fingerprint: UInt64,
    place: JSONValue,
    problem: String? = nil
  ) {
    let variants = variants.map { (name: $0.name, value: $0.value.tree, place: $0.value) }
    let type = variants.first.flatMap { FlagType(of: $0.value) }
    self.key = key
    self.isEnabled = isEnabled
    self.type = type
    self.defaultVariant = defaultVariant
    self.targeting = targeting
    self.metadata = metadata
    self.version = version
    self.fingerprint = fingerprint
    self.place = place
    self.problem = problem
    self.variants = variants.map { name, value, place in
      let read = type.flatMap { $0.acceptsInFlag(value) }
      return FlagVariant(
        name: name,
        value: value,
        place: place,
        chosen: ResolutionDetails(
          key: key,
          value: read ?? value,
          variant: name,
          reason: targeting == nil ? .static : .targetingMatch,
          metadata: metadata,
          version: version
        ),
        types: FlagTypes(
          FlagType.allCases.filter { read != nil && $0.accepts(value) == read },
          includesNone: type == nil || read != nil
        )
      )
    }
    let isSound = isEnabled && problem == nil
    allocation =
      isSound
      ? targeting?.allocation.flatMap { [all = self.variants] in FractionalAllocation($0, all) }
      : nil
    let isConstant = isEnabled && problem == nil && targeting == nil
    constant = isConstant ? defaultVariant.map { [all = self.variants] in all[$0] } : nil
  }

  /// The variant with a name; flags have few, so they are looked through.
  func variant(named name: String) -> Int? {
    variants.firstIndex { $0.name == name }
  }
}

extension FlagType {
  /// Reads a value of a flag of this type; among whole numbers there may be others.
  func acceptsInFlag(_ value: JSONTree) -> JSONTree? {
    accepts(value) ?? (self == .integer ? FlagType.float.accepts(value) : nil)
  }
}
