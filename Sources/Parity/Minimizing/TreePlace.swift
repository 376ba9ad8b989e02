import StrictJSON

/// A place in a JSON value.
struct TreePlace: Hashable {
  /// The indices of the children from the root to the place.
  let indices: [Int]
  /// The path from the root to the place: ``KindCoverage/token(of:)`` of each member's name, and
  /// ``KindCoverage/elementToken`` for each list index.
  let path: [String]

  static let root = Self(indices: [], path: [])

  func appending(_ index: Int, _ token: String) -> Self {
    Self(indices: indices + [index], path: path + [token])
  }
}

extension JSONTree {
  /// Returns the places of the value and of all values in it, those of lesser depth first.
  ///
  /// - Parameter limit: The number of places after which the children of no further container are
  ///   added. All children of a container are added together, so the result can exceed the limit.
  /// - Returns: The places.
  func places(limit: Int = 2_048) -> [TreePlace] {
    var places = [TreePlace.root]
    var next = 0
    while next < places.count, places.count < limit {
      let place = places[next]
      next += 1
      switch self[place: place.indices] {
      case .object(let members):
        for (index, member) in members.enumerated() {
          places.append(place.appending(index, KindCoverage.token(of: member.key)))
        }
      case .array(let elements):
        for index in elements.indices {
          places.append(place.appending(index, KindCoverage.elementToken))
        }
      default: break
      }
    }
    return places
  }

  /// Returns whether the value contains more values, itself included, than there are places in a
  /// list.
  func containsMoreValues(than places: [TreePlace]) -> Bool {
    var remaining = places.count
    var open = [self]
    while let value = open.popLast() {
      guard remaining > 0 else { return true }
      remaining -= 1
      switch value {
      case .object(let members): open += members.map(\.value)
      case .array(let elements): open += elements
      case .null, .bool, .number, .string: break
      }
    }
    return false
  }

  /// Returns the paths at which two values differ, list indices written `*`.
  ///
  /// Numbers differ if their texts differ. The order of members does not count. Lists of different
  /// lengths differ as a whole. A member that only one object has differs, also if it is `null`.
  /// Differences below 32 levels are left out.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - limit: The maximum number of paths.
  /// - Returns: The paths.
  func paths(differingFrom other: JSONTree, limit: Int) -> Set<[String]> {
    var paths: Set<[String]> = []
    Self.addDifferingPaths(of: self, and: other, at: [], limit: limit, to: &paths)
    return paths
  }

  /// Adds the paths at which two values differ to at most `limit` paths.
  private static func addDifferingPaths(
    of one: JSONTree,
    and other: JSONTree,
    at path: [String],
    limit: Int,
    to paths: inout Set<[String]>
  ) {
    guard paths.count < limit, path.count < 32 else { return }
    switch (one, other) {
    case (.object(let left), .object(let right)) where left.hasSameNamesInOrder(as: right):
      for (one, other) in zip(left, right) where one.value != other.value {
        let path = path + [KindCoverage.token(of: one.key)]
        addDifferingPaths(of: one.value, and: other.value, at: path, limit: limit, to: &paths)
      }
    case (.object(let left), .object(let right)):
      let (ones, others) = (left.firstValuesByName, right.firstValuesByName)
      let addedNames = others.keys.filter { ones[$0] == nil }
      for name in (ones.keys + addedNames).sorted() {
        let path = path + [KindCoverage.token(of: name)]
        if let one = ones[name], let other = others[name] {
          guard one != other else { continue }
          addDifferingPaths(of: one, and: other, at: path, limit: limit, to: &paths)
        } else if paths.count < limit {
          paths.insert(path)
        }
      }
    case (.array(let left), .array(let right)) where left.count == right.count:
      for (one, other) in zip(left, right) where one != other {
        let path = path + [KindCoverage.elementToken]
        addDifferingPaths(of: one, and: other, at: path, limit: limit, to: &paths)
      }
    default: if one != other { paths.insert(path) }
    }
  }
}

extension [JSONTree.Member] {
  /// The values of an object's members by their names; of several members with one name, the value
  /// of the first.
  var firstValuesByName: [String: JSONTree] {
    Dictionary(map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether two objects have the same member names in the same order.
  func hasSameNamesInOrder(as other: Self) -> Bool {
    count == other.count && indices.allSatisfy { self[$0].key == other[$0].key }
  }
}
