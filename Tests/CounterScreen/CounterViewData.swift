public import UIStateLayer

/// View data of the smallest kind: a number, and nothing to draw at zero.
public struct CounterViewData: ViewData, ExpressibleByIntegerLiteral {
  /// The number.
  public var count: Int

  /// Creates view data.
  ///
  /// - Parameter count: The number.
  public init(_ count: Int) {
    self.count = count
  }

  /// Creates view data from a literal.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    count = value
  }

  /// Whether the number is zero.
  public var isEmpty: Bool { count == 0 }
}
