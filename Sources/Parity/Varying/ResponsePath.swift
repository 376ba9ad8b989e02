import StrictJSON

/// A path in a response, and the places at this path.
///
/// Of a response with more than about 2,048 places, those of greatest depth are left out; see
/// ``JSONTree/places(limit:)``.
struct ResponsePath {
  let pointer: JSONPointer
  private(set) var placesAtPath: [TreePlace]

  /// Returns the paths of the places that ``JSONTree/places(limit:)`` returns for a response, those
  /// of lesser depth first.
  static func paths(in response: JSONTree) -> [Self] { paths(of: response.places()) }

  /// Returns the paths of places, in the order of their first places.
  static func paths(of places: [TreePlace]) -> [Self] {
    var paths: [Self] = []
    var indices: [[String]: Int] = [:]
    for place in places {
      if let index = indices[place.path] {
        paths[index].placesAtPath.append(place)
      } else {
        indices[place.path] = paths.count
        paths.append(Self(pointer: JSONPointer(tokens: place.path), placesAtPath: [place]))
      }
    }
    return paths
  }

  /// The first place, the one in the middle, and the last one, each once.
  var firstMiddleAndLast: [TreePlace] {
    Set([0, placesAtPath.count / 2, placesAtPath.count - 1]).sorted().map { placesAtPath[$0] }
  }
}
