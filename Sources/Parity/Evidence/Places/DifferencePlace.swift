import ScreenDocument
import StrictJSON

/// A place where the two sides differ, and the aspect that differs there.
///
/// The path of a place in one output has the indices of lists. The path of a place in many outputs
/// has `*` in place of each index. A path is truncated to ``maximumPathBytes`` bytes.
public struct DifferencePlace: Hashable, Sendable {
  /// The aspect that differs.
  public let aspect: ParityAspect
  /// The place as a JSON Pointer, like ``ParityDifference/path``, with indices or `*`; at most
  /// ``maximumPathBytes`` bytes.
  public let path: String

  /// Creates a place; a path longer than ``maximumPathBytes`` bytes is truncated.
  ///
  /// - Parameters:
  ///   - aspect: The aspect that differs.
  ///   - path: The place, as a JSON Pointer.
  public init(_ aspect: ParityAspect = .value, path: String) {
    self.aspect = aspect
    self.path = path.truncated(toBytes: Self.maximumPathBytes)
  }

  /// Creates the place of a difference from its aspect and its path.
  init(_ difference: ParityDifference) {
    self.init(difference.aspect, path: difference.path.description)
  }

  /// Creates the place of a difference, in which `*` replaces each token that is an integer, such
  /// as the index of a list.
  package init(pattern difference: ParityDifference) {
    let tokens = difference.path.tokens.map { Int($0) == nil ? $0 : "*" }
    self.init(difference.aspect, path: JSONPointer(tokens: tokens).description)
  }

  /// The maximum number of bytes of a path in UTF-8: 1,024.
  public static let maximumPathBytes = 1_024

  /// The place as a text for people, such as `/items/0/price`, `the whole value`, `effect /0` or
  /// `count`.
  public var text: String {
    switch aspect {
    case .value: path.isEmpty ? "the whole value" : path
    case .effects: path.isEmpty ? "effects" : "effect \(path)"
    default: path.isEmpty ? aspect.rawValue : "\(aspect.rawValue) \(path)"
    }
  }
}

extension DifferencePlace: Comparable {
  /// Orders places by path, then by the name of the aspect.
  ///
  /// - Parameters:
  ///   - left: One place.
  ///   - right: The other place.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.aspect.rawValue) < (right.path, right.aspect.rawValue)
  }
}
