import Basics
import StrictJSON

/// Hashes flags, so that a changed definition has another hash; white space and the order of members do not matter.
struct FlagFingerprint {
  /// Whether the order of members matters: with a repeated name, the first member counts.
  private let isOrdered: Bool
  /// Whether a hashed value had a member named `$ref`.
  private(set) var hasReference = false

  /// Prepares hashing.
  ///
  /// - Parameter hasRepeatedNames: Whether an object of the document has two members with one name.
  init(hasRepeatedNames: Bool) {
    isOrdered = hasRepeatedNames
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
        if name == "$ref" { hasReference = true }
        var pair = FNV1a()
        pair.add(name)
        pair.add(self.hash(member))
        if isOrdered { hash.add(pair.value) } else { sum &+= pair.mixed }
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
