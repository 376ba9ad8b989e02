import StrictJSON

/// The paths of the responses that a search for dependences changes, and those of them at which
/// every side has run with a change.
struct ExaminedPaths {
  /// All paths of the responses.
  private(set) var all: Set<JSONPointer> = []
  /// The paths at which a response has a scalar, an empty list or an empty object.
  private var leaves: Set<JSONPointer> = []
  private var tested: Set<JSONPointer> = []

  /// Adds the paths of a response.
  mutating func add(_ paths: [ResponsePath], of response: JSONTree) {
    for path in paths {
      all.insert(path.pointer)
      let isLeaf = path.placesAtPath.contains { response[place: $0.indices]?.childCount == 0 }
      if isLeaf { leaves.insert(path.pointer) }
    }
  }

  /// Adds a change at a path of a response, which every side has run with.
  ///
  /// The removal of `null`, or of an empty list or object, tests nothing: a side that reads the
  /// value usually treats it like an absent one.
  mutating func addTest(
    of path: ResponsePath,
    by attempt: DependenceAttempt,
    in response: JSONTree
  ) {
    guard !tested.contains(path.pointer) else { return }
    let hasValue = { (place: TreePlace) in
      response[place: place.indices].map { !$0.isNullOrEmptyContainer } ?? false
    }
    guard !attempt.removesOrNullsValue || path.placesAtPath.contains(where: hasValue) else {
      return
    }
    tested.insert(path.pointer)
  }

  /// Returns the leaves that are tested, or those that are not, without the inputs that a side
  /// reads; sorted.
  func leaves(areTested: Bool, besides read: Set<DependenceInput>) -> [JSONPointer] {
    leaves.filter { tested.contains($0) == areTested && !read.contains(.response($0)) }
      .sorted { $0.tokens.lexicographicallyPrecedes($1.tokens) }
  }
}

extension JSONTree {
  fileprivate var isNullOrEmptyContainer: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .bool, .number, .string: false
    }
  }
}
