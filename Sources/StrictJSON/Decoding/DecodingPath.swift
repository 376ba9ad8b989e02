/// The coding keys that lead to a decoded value, as a list that is linked from the last key to the
/// first.
///
/// Only an error, or code that reads `codingPath`, needs an array of the keys.
final class DecodingPath {
  /// A step from a container to a value inside it.
  enum Step {
    case key(any CodingKey)
    case index(Int)
  }

  private let parent: DecodingPath?
  private let step: Step

  init(_ step: Step, after parent: DecodingPath?) {
    self.step = step
    self.parent = parent
  }

  /// Returns the keys of a path, the first one first; none for `nil`.
  static func keys(of path: DecodingPath?) -> [any CodingKey] {
    var keys: [any CodingKey] = []
    var next = path
    while let path = next {
      switch path.step {
      case .key(let key): keys.append(key)
      case .index(let index): keys.append(NameOrIndexKey(index: index))
      }
      next = path.parent
    }
    return keys.reversed()
  }
}
