public import Foundation

/// Converts between the time of a virtual-time scheduler and real time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit

  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Converts a point in virtual time to real time.
  ///
  /// - Returns: The real time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Converts a point in real time to virtual time.
  ///
  /// - Parameter time: The real time.
  /// - Returns: The virtual time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// Converts a span of virtual time to seconds.
  ///
  /// - Parameter virtualTimeInterval: The span.
  /// - Returns: The seconds.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit)
    -> TimeInterval

  /// Converts seconds to a span of virtual time.
  ///
  /// - Parameter timeInterval: The seconds.
  /// - Returns: The span.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// Moves a point in virtual time.
  ///
  /// - Parameters:
  ///   - time: The point.
  ///   - offset: The span to move it by.
  /// - Returns: The moved point.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit)
    -> VirtualTimeUnit

  /// Compares two points in virtual time.
  ///
  /// - Parameters:
  ///   - lhs: The first.
  ///   - rhs: The second.
  /// - Returns: The order of the first and the second.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
  /// The first point is earlier.
  case lessThan
  /// The points are equal.
  case equal
  /// The first point is later.
  case greaterThan
}

extension VirtualTimeComparison {
  /// Whether the first point is earlier.
  public var lessThen: Bool { self == .lessThan }

  /// Whether the first point is later.
  public var greaterThan: Bool { self == .greaterThan }

  /// Whether the points are the same.
  public var equal: Bool { self == .equal }
}
