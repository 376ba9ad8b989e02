import Basics
import StrictJSON

/// A 64-bit hasher of the definitions of flags, by which a changed definition is found.
///
/// White space, the order of members, and members that repeat an earlier one's name do not matter. A
/// number or text that is spelled in another way, such as `1.0` for `1`, has another hash.
struct FlagDefinitionHasher {
  /// Whether any value that was hashed so far has a member named `$ref`.
  private(set) var hasSeenRefMember = false

  /// Returns the hash of a value.
  ///
  /// - Complexity: O(bytes of the value).
  mutating func hash(_ value: JSONValue) -> UInt64 {
    var hash = FNV1a()
    switch value.kind {
    case .object:
      hash.add("{")
      var sum: UInt64 = 0
      for (name, member) in value.members {
        if name == "$ref" { hasSeenRefMember = true }
        var pair = FNV1a()
        pair.add(name)
        pair.add(self.hash(member))
        sum &+= pair.mixedValue
      }
      hash.add(sum)
    case .array:
      hash.add("[")
      for element in value.elements { hash.add(self.hash(element)) }
    case .string, .number, .bool, .null:
      hash.add(value.bytes)
    }
    return hash.value
  }
}
