import ScreenDocument
import StrictJSON

/// Where both sides differ: what differs, and its place.
public struct DifferencePlace: Hashable, Sendable {
  /// What differs there.
  public let aspect: ParityAspect
  /// The place as a JSON Pointer, as ``ParityDifference/path`` is; at most ``maximumLength`` bytes.
  public let path: String

  /// Names a place; a path longer than ``maximumLength`` bytes is cut.
  ///
  /// - Parameters:
  ///   - aspect: What differs there.
  ///   - path: The place, as a JSON Pointer.
  public init(_ aspect: ParityAspect = .value, path: String) {
    self.aspect = aspect
    self.path = path.cut(toBytes: Self.maximumLength)
  }

  /// The place of a difference.
  init(_ difference: ParityDifference) {
    self.init(difference.aspect, path: difference.path.description)
  }

  /// The place of a difference in whichever element of a list, `*` standing for its index.
  init(pattern difference: ParityDifference) {
    let tokens = difference.path.tokens.map { Int($0) == nil ? $0 : "*" }
    self.init(difference.aspect, path: JSONPointer(tokens: tokens).description)
  }

  /// The most bytes of a path in UTF-8, 1,024.
  public static let maximumLength = 1_024

  /// The place in words: `/items/0/price`, `the whole value`, `effect /0`, `count`.
  public var text: String {
    switch aspect {
    case .value: path.isEmpty ? "the whole value" : path
    case .effects: path.isEmpty ? "effects" : "effect \(path)"
    default: path.isEmpty ? aspect.rawValue : "\(aspect.rawValue) \(path)"
    }
  }
}

extension DifferencePlace: Comparable {
  /// Orders by path, then by aspect.
  ///
  /// - Parameters:
  ///   - left: The one that may come first.
  ///   - right: The one that may come second.
  /// - Returns: Whether `left` comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.aspect.rawValue) < (right.path, right.aspect.rawValue)
  }
}
