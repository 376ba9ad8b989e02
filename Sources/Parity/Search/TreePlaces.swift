import StrictJSON

/// All places of a JSON value, those of lesser depth first, grouped by their paths.
///
/// A path is a number, so that the names on the way to a place are not copied for each place, as
/// ``JSONTree/places(limit:)`` does.
struct TreePlaces {
  /// The approximate maximum number of places.
  private static let placeLimit = 2_048
  /// The number of children of a path that are searched one by one; later ones are hashed.
  private static let linearlySearchedChildCount = 16
  /// The number of places for which there is room from the start.
  private static let initialCapacity = 64

  private struct Place {
    let parent: Int
    /// The index among the children of the parent.
    let index: Int
    let pathNumber: Int
    let value: JSONTree
    /// The number of the next place with the same path; `nil` for the last one.
    var nextPlaceWithSamePath: Int?
  }

  /// A path, with its places and the paths that are one token longer, its children; both are linked
  /// lists, which allocate nothing.
  private struct Path {
    let parent: Int
    let token: String
    let firstPlace: Int
    var lastPlace: Int
    var placeCount = 1
    var firstChild: Int?
    var lastChild: Int?
    var childCount = 0
    /// The numbers of the children after the first ``TreePlaces/linearlySearchedChildCount``, by
    /// their tokens.
    var laterChildByToken: [String: Int] = [:]
    /// The number of the next path with the same parent; `nil` for the last one.
    var nextSibling: Int?

    init(parent: Int, token: String, place: Int) {
      self.parent = parent
      self.token = token
      firstPlace = place
      lastPlace = place
    }
  }

  private var places: [Place] = []
  private var paths: [Path] = []

  init(_ tree: JSONTree) {
    places.reserveCapacity(Self.initialCapacity)
    paths.reserveCapacity(Self.initialCapacity)
    places.append(Place(parent: -1, index: 0, pathNumber: 0, value: tree))
    paths.append(Path(parent: -1, token: "", place: 0))
    var nextPlace = 0
    while nextPlace < places.count, places.count < Self.placeLimit {
      let (value, path) = (places[nextPlace].value, places[nextPlace].pathNumber)
      var lastPath: Int?
      switch value {
      case .object(let members):
        for (index, member) in members.enumerated() {
          let token = KindCoverage.token(of: member.key)
          lastPath = addPlaceReturningPath(
            of: member.value,
            token,
            at: index,
            below: nextPlace,
            path,
            after: lastPath
          )
        }
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          lastPath = addPlaceReturningPath(
            of: element,
            KindCoverage.elementToken,
            at: index,
            below: nextPlace,
            path,
            after: lastPath
          )
        }
      case .null, .bool, .number, .string: break
      }
      nextPlace += 1
    }
  }

  /// Adds a place and, if its path is new, the path.
  ///
  /// - Parameters:
  ///   - value: The value at the place.
  ///   - token: The last token of the path.
  ///   - index: The index among the children of the parent.
  ///   - parent: The place of the parent.
  ///   - parentPath: The number of the parent's path.
  ///   - last: The number of the path of the previous child; `nil` for the first child.
  /// - Returns: The number of the place's path.
  private mutating func addPlaceReturningPath(
    of value: JSONTree,
    _ token: String,
    at index: Int,
    below parent: Int,
    _ parentPath: Int,
    after last: Int?
  ) -> Int {
    let place = places.count
    let known = pathNumber(token, below: parentPath, after: last)
    let path = known ?? addPath(token, below: parentPath, of: place)
    places.append(Place(parent: parent, index: index, pathNumber: path, value: value))
    if known != nil {
      places[paths[path].lastPlace].nextPlaceWithSamePath = place
      paths[path].lastPlace = place
      paths[path].placeCount += 1
    }
    return path
  }

  /// Returns the number of the path of a child with a token; `nil` if there is no path for it yet.
  ///
  /// It first tries the path after `last`, the path of the previous child: objects of a list
  /// usually have the same members in the same order.
  private func pathNumber(_ token: String, below parent: Int, after last: Int?) -> Int? {
    let likely = last.map { paths[$0].nextSibling } ?? paths[parent].firstChild
    if let likely, paths[likely].token == token { return likely }
    return childPathNumber(token, of: parent)
  }

  private func childPathNumber(_ token: String, of parent: Int) -> Int? {
    var child = paths[parent].firstChild
    for _ in 0..<Self.linearlySearchedChildCount {
      guard let path = child else { return nil }
      if paths[path].token == token { return path }
      child = paths[path].nextSibling
    }
    return paths[parent].laterChildByToken[token]
  }

  private mutating func addPath(_ token: String, below parent: Int, of place: Int) -> Int {
    let path = paths.count
    paths.append(Path(parent: parent, token: token, place: place))
    if let last = paths[parent].lastChild {
      paths[last].nextSibling = path
    } else {
      paths[parent].firstChild = path
    }
    paths[parent].lastChild = path
    if paths[parent].childCount >= Self.linearlySearchedChildCount {
      paths[parent].laterChildByToken[token] = path
    }
    paths[parent].childCount += 1
    return path
  }

  /// The values at all places.
  var values: [JSONTree] { places.map(\.value) }

  /// Picks a path at random, and then one of its places, so that long lists do not hide the other
  /// members.
  func pickPlace(using random: inout SearchRandom) -> Int? {
    guard let path = random.pick(paths), let number = random.pick(0..<path.placeCount) else {
      return nil
    }
    var place = path.firstPlace
    for _ in 0..<number { place = places[place].nextPlaceWithSamePath ?? place }
    return place
  }

  /// Returns the value at a place.
  func value(at place: Int) -> JSONTree { places[place].value }

  /// Returns the child indices from the root to a place.
  func indicesFromRoot(to place: Int) -> [Int] {
    var indices: [Int] = []
    var place = place
    while place > 0 {
      indices.append(places[place].index)
      place = places[place].parent
    }
    return indices.reversed()
  }

  /// Returns the path of a place: ``KindCoverage/token(of:)`` of each member's name, and `*` for
  /// each list index.
  func path(of place: Int) -> [String] {
    var tokens: [String] = []
    var path = places[place].pathNumber
    while path > 0 {
      tokens.append(paths[path].token)
      path = paths[path].parent
    }
    return tokens.reversed()
  }

  /// Returns all places with the same path as a place, including the place itself.
  func places(withPathOf place: Int) -> [Int] {
    allPlaces(ofPathNumber: places[place].pathNumber)
  }

  /// Returns the places with a path; none if there is no such path.
  func places(at path: [String]) -> [Int] {
    var number = 0
    for token in path {
      guard let child = childPathNumber(token, of: number) else { return [] }
      number = child
    }
    return allPlaces(ofPathNumber: number)
  }

  private func allPlaces(ofPathNumber number: Int) -> [Int] {
    Array(sequence(first: paths[number].firstPlace) { places[$0].nextPlaceWithSamePath })
  }
}
