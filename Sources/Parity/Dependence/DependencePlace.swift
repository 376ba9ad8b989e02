/// A place of what one side does: a place of its output, or all of its effects.
struct DependencePlace: Hashable {
  /// The aspect: the value or the effects.
  let aspect: ParityAspect
  /// The tokens of the place; list indices are written `*`.
  let path: [String]

  /// Returns a place of the output.
  static func output(_ path: [String]) -> Self { Self(aspect: .value, path: path) }

  /// All effects: each has an index in the list of effects, as in a ``ParityDifference``.
  static let effects = Self(aspect: .effects, path: [KindCoverage.elementToken])

  /// Whether the place is in the elements of a list of the output.
  var isInElements: Bool { aspect == .value && path.contains(KindCoverage.elementToken) }
}

extension DependencePlace: Comparable {
  /// Sorts the places of the output by their paths, and the effects after them.
  static func < (one: Self, other: Self) -> Bool {
    guard one.aspect == other.aspect else { return one.aspect == .value }
    return one.path.lexicographicallyPrecedes(other.path)
  }
}
