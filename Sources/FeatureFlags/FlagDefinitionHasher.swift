import Basics
import StrictJSON

/// A 64-bit hasher of the definitions of flags, by which a changed definition is found.
///
/// White space does not matter; the order of members matters only if an object of the file repeats
/// a name. A number or text that is spelled in another way, such as `1.0` for `1`, has another
/// hash.
struct FlagDefinitionHasher {
  /// Whether the hash depends on the order of an object's members.
  ///
  /// It is `true` if any object of the flag file has two members with the same name, because the
  /// first of them counts.
  private let hashesMembersInOrder: Bool
  /// Whether any value that was hashed so far has a member named `$ref`.
  private(set) var hasSeenRefMember = false

  /// Creates a hasher that has hashed nothing.
  ///
  /// - Parameter hasRepeatedMemberNames: Whether any object of the document has two members with
  ///   the same name.
  init(hasRepeatedMemberNames: Bool) {
    hashesMembersInOrder = hasRepeatedMemberNames
  }

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
        if hashesMembersInOrder { hash.add(pair.value) } else { sum &+= pair.mixed }
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
