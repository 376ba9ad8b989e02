public import Parity
public import ScreenDocument
public import StrictJSON

/// A path of a kind's responses that influences what is shown, with the cells that no record has reached there.
public struct UncoveredPath: Hashable, Sendable {
  /// The kind.
  public let kind: ContentKind
  /// The path; list indices are written `*`.
  public let path: JSONPointer
  /// The cells that values of the recorded types can reach, and that no record has reached.
  public let cells: [CoverageCell]
}

extension UncoveredPath: CustomStringConvertible {
  /// The kind, the path and the cells, as in `coupons /coupons/*/title: emptyText, rightToLeft`.
  public var description: String {
    "\(kind) \(path): \(cells.map(\.rawValue).joined(separator: ", "))"
  }
}
