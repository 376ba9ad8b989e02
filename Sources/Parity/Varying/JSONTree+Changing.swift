import StrictJSON

extension JSONTree {
  var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }

  /// Returns the value without the member or element at a place; unchanged for the root.
  ///
  /// With `setsNull`, a member is not removed, but becomes `null`.
  func removing(_ place: [Int], orSettingMemberToNull setsNull: Bool) -> JSONTree {
    guard let index = place.last, let parent = self[place: place.dropLast()] else { return self }
    if setsNull, case .object = parent { return replacing(place[...], with: .null) }
    return replacing(place.dropLast()[...], with: parent.removingChildren(in: index..<index + 1))
  }

  /// Returns a copy of an object with other ids, so that the ids of several copies stay unique.
  ///
  /// A member is an id if its name ends in "id", in upper or lower case. A text gets the suffix; an
  /// `Int` grows by `number` times 1,000,003 and can wrap around. Members of inner objects stay.
  ///
  /// - Parameters:
  ///   - suffix: The suffix of the texts.
  ///   - number: The number of the copy. With 0, the object is returned unchanged.
  /// - Returns: The copy; a value that is not an object is returned unchanged.
  func withUniqueIDs(suffix: String, copy number: Int) -> JSONTree {
    guard number > 0, case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard member.key.lowercased().hasSuffix("id") else { return member }
        switch member.value {
        case .string(let text): return Member(key: member.key, value: .string(text + suffix))
        case .number(let text):
          guard let id = Int(text) else { return member }
          return Member(key: member.key, value: .integer(id &+ number &* 1_000_003))
        default: return member
        }
      }
    )
  }
}
