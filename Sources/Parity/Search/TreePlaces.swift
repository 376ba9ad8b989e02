import StrictJSON

/// All places of a JSON value, those of lesser depth first, grouped by their paths.
///
/// A path is a number, so that the names on the way to a place are not copied for each place, as
/// ``JSONTree/places(limit:)`` does.
struct TreePlaces {
  /// The approximate maximum number of places.
  private static let limit = 2_048
  /// The number of places for which there is room from the start.
  private static let usualCount = 64

  private struct Place {
    let parent: Int
    /// The index among the children of the parent.
    let index: Int
    let path: Int
    let value: JSONTree
  }

  private struct Path {
    let parent: Int
    let token: String
    var places: [Int] = []
    /// The numbers of the paths that are one token longer.
    var children: [Int] = []
  }

  private var places: [Place]
  private var paths = [Path(parent: -1, token: "", places: [0])]

  init(_ tree: JSONTree) {
    places = []
    places.reserveCapacity(Self.usualCount)
    paths.reserveCapacity(Self.usualCount)
    places.append(Place(parent: -1, index: 0, path: 0, value: tree))
    var next = 0
    while next < places.count, places.count < Self.limit {
      let place = places[next]
      switch place.value {
      case .object(let members):
        for (index, member) in members.enumerated() {
          add(member.value, KindCoverage.token(of: member.key), at: index, below: next, place.path)
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          add(element, KindCoverage.element, at: index, below: next, place.path)
        }
      case .null, .bool, .number, .string: break
      }
      next += 1
    }
  }

  private mutating func add(
    _ value: JSONTree,
    _ token: String,
    at index: Int,
    below parent: Int,
    _ parentPath: Int
  ) {
    let path = path(token, near: index, below: parentPath)
    paths[path].places.append(places.count)
    places.append(Place(parent: parent, index: index, path: path, value: value))
  }

  /// Returns the number of a path; objects of a list usually have the same members in the same order.
  private mutating func path(_ token: String, near index: Int, below parent: Int) -> Int {
    let children = paths[parent].children
    if index < children.count, paths[children[index]].token == token { return children[index] }
    if let known = children.first(where: { paths[$0].token == token }) { return known }
    paths.append(Path(parent: parent, token: token))
    paths[parent].children.append(paths.count - 1)
    return paths.count - 1
  }

  /// The values at all places.
  var values: [JSONTree] { places.map(\.value) }

  /// Picks a path, and then one of its places, so that long lists do not hide the other members.
  func pick(using random: inout SearchRandom) -> Int? {
    random.pick(paths).flatMap { random.pick($0.places) }
  }

  /// Returns the value at a place.
  func value(at place: Int) -> JSONTree { places[place].value }

  /// Returns the child indices from the root to a place.
  func indices(of place: Int) -> [Int] {
    var indices: [Int] = []
    var place = place
    while place > 0 {
      indices.append(places[place].index)
      place = places[place].parent
    }
    return indices.reversed()
  }

  /// Returns the names from the root to a place.
  func path(of place: Int) -> [String] {
    var tokens: [String] = []
    var path = places[place].path
    while path > 0 {
      tokens.append(paths[path].token)
      path = paths[path].parent
    }
    return tokens.reversed()
  }

  /// Returns the places with the path of a place.
  func places(like place: Int) -> [Int] { paths[places[place].path].places }

  /// Returns the places with a path.
  func places(at path: [String]) -> [Int] {
    var number = 0
    for token in path {
      guard let child = paths[number].children.first(where: { paths[$0].token == token }) else {
        return []
      }
      number = child
    }
    return paths[number].places
  }
}
