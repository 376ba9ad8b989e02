import ScreenDocument
import StrictJSON

/// Changes values of a recorded payload to edge cases.
struct PayloadChange {
  let values: EdgeValues
  let numberTypes: NumberTypes
  var random: SeededGenerator

  /// Changes about one value in six.
  mutating func changed(_ tree: JSONTree, at place: JSONPointer = .root) -> JSONTree {
    switch tree {
    case .object(let members):
      var kept: [JSONTree.Member] = []
      for member in members where !random.chance(of: 60) {
        let value = changed(member.value, at: place.appending(member.key))
        kept.append(JSONTree.Member(key: member.key, value: value))
      }
      return .object(kept)
    case .array(let elements):
      if random.chance(of: 30) { return .array([]) }
      var changed: [JSONTree] = []
      for (index, element) in elements.enumerated() {
        changed.append(self.changed(element, at: place.appending(index: index)))
      }
      if random.chance(of: 30), changed.count * 8 <= ResponseGenerator.maximumElements {
        changed = (0..<8).flatMap { copy in changed.map { $0.withIDs(endingIn: "-\(copy)") } }
      }
      return .array(changed)
    case .string:
      return random.chance(of: 6) ? .string(values.text(using: &random)) : tree
    case .number(let text):
      return random.chance(of: 6) ? number(inPlaceOf: text, at: place) : tree
    case .bool(let bool):
      return random.chance(of: 2) ? .bool(!bool) : tree
    case .null:
      return tree
    }
  }

  /// Changes one value.
  mutating func changedInOnePlace(_ tree: JSONTree) -> JSONTree {
    var number = Int.random(in: 0..<max(1, tree.placeCount), using: &random)
    return changed(tree, number: &number, at: .root)
  }

  /// Changes the value with a number; values are counted from the root inwards.
  private mutating func changed(
    _ tree: JSONTree,
    number: inout Int,
    at place: JSONPointer
  ) -> JSONTree {
    number -= 1
    if number == -1 { return changedAlone(tree, at: place) }
    guard number >= 0 else { return tree }
    switch tree {
    case .object(let members):
      var changed: [JSONTree.Member] = []
      for member in members {
        let place = place.appending(member.key)
        let value = self.changed(member.value, number: &number, at: place)
        changed.append(JSONTree.Member(key: member.key, value: value))
      }
      return .object(changed)
    case .array(let elements):
      var changed: [JSONTree] = []
      for (index, element) in elements.enumerated() {
        let place = place.appending(index: index)
        changed.append(self.changed(element, number: &number, at: place))
      }
      return .array(changed)
    case .string, .number, .bool, .null:
      return tree
    }
  }

  private mutating func changedAlone(_ tree: JSONTree, at place: JSONPointer) -> JSONTree {
    switch tree {
    case .array(let elements): .array(Array(elements.dropLast()))
    case .string: .string(values.text(using: &random))
    case .number(let text): number(inPlaceOf: text, at: place)
    case .bool(let bool): .bool(!bool)
    case .object, .null: tree
    }
  }

  private mutating func number(inPlaceOf text: String, at place: JSONPointer) -> JSONTree {
    .number(values.number(inPlaceOf: text, decodedAs: numberTypes[place], using: &random))
  }
}

extension JSONTree {
  /// The number of values, including this one.
  fileprivate var placeCount: Int {
    switch self {
    case .object(let members): members.reduce(1) { $0 + $1.value.placeCount }
    case .array(let elements): elements.reduce(1) { $0 + $1.placeCount }
    case .string, .number, .bool, .null: 1
    }
  }

  /// Returns the value with a suffix on every text whose name ends in "id", so that ids stay
  /// unique.
  fileprivate func withIDs(endingIn suffix: String) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard case .string(let text) = member.value, member.key.lowercased().hasSuffix("id") else {
          return member
        }
        return Member(key: member.key, value: .string(text + suffix))
      }
    )
  }
}
