import Basics
import JSONLogic
import StrictJSON

/// The facts about a flag file on which the definitions of all its flags depend.
struct FactsSharedByFlags: Sendable {
  /// The compiler of the rules of the flags.
  let ruleCompiler: FlagRuleCompiler
  /// Whether an object of the file has two members with one name.
  let hasRepeatedMemberNames: Bool
  /// The hash of the rules in `$evaluators`, which flags share; 0 without `$evaluators`.
  ///
  /// It is a part of the fingerprint of each flag whose definition has a member `$ref`.
  let evaluatorsHash: UInt64

  init(evaluators: JSONValue?, hasRepeatedMemberNames: Bool, fractional: FractionalGeneration) {
    ruleCompiler = FlagRuleCompiler(evaluators: evaluators, fractional: fractional)
    self.hasRepeatedMemberNames = hasRepeatedMemberNames
    var hasher = FlagDefinitionHasher()
    evaluatorsHash = evaluators.map { hasher.hash($0) } ?? 0
  }

  /// Returns a hash of a flag's definition, of the generation of `fractional` and, if the
  /// definition has a member `$ref` at any depth, of all `$evaluators`.
  ///
  /// The metadata of the file is not hashed.
  func fingerprint(of flag: JSONValue) -> UInt64 {
    var hasher = FlagDefinitionHasher()
    let flagHash = hasher.hash(flag)
    var hash = FNV1a()
    hash.add(flagHash)
    hash.add(UInt64(ruleCompiler.fractional.rawValue))
    if hasher.hasSeenRefMember { hash.add(evaluatorsHash) }
    return hash.value
  }

  /// Returns the members of a flag's object `variants` in the order of the file; of several with
  /// one name, only the first.
  ///
  /// There are none if the value is not an object.
  func firstVariantOfEachName(in value: JSONValue?) -> [JSONValue.Members.Element] {
    guard let members = value?.members else { return [] }
    guard hasRepeatedMemberNames else { return Array(members) }
    var names: Set<String> = []
    return members.filter { names.insert($0.key).inserted }
  }
}
