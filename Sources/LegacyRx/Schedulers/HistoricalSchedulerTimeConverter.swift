public import Foundation

/// Uses `Date` as virtual time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// A point in virtual time is a date.
  public typealias VirtualTimeUnit = RxTime

  /// A span of virtual time is in seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// Creates a converter.
  public init() {}

  /// Returns the time itself.
  ///
  /// - Parameter virtualTime: The time.
  /// - Returns: The same time.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// Returns the time itself.
  ///
  /// - Returns: The same time.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// Returns the span itself.
  ///
  /// - Parameter virtualTimeInterval: The span.
  /// - Returns: The same span.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// Returns the span itself.
  ///
  /// - Parameter timeInterval: The span.
  /// - Returns: The same span.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// Moves a date.
  ///
  /// - Parameters:
  ///   - time: The date.
  ///   - offset: The seconds to move it by.
  /// - Returns: The moved date.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Compares two dates.
  ///
  /// - Parameters:
  ///   - lhs: The first.
  ///   - rhs: The second.
  /// - Returns: The order of the first and the second.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs == rhs ? .equal : .greaterThan
  }
}
