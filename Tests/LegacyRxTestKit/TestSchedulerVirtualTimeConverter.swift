public import Foundation
public import LegacyRx

/// Counts virtual time in units of a fixed number of seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// A point in virtual time.
  public typealias VirtualTimeUnit = TestTime

  /// A span of virtual time.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  /// Creates a converter.
  ///
  /// - Parameter resolution: The seconds in one unit.
  public init(resolution: Double) {
    self.resolution = resolution
  }

  /// Converts virtual time to real time.
  ///
  /// - Parameter virtualTime: The virtual time.
  /// - Returns: The real time.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }

  /// Converts real time to virtual time.
  ///
  /// - Parameter time: The real time.
  /// - Returns: The virtual time.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    Int(time.timeIntervalSince1970 / resolution + 0.5)
  }

  /// Converts a span of virtual time to seconds.
  ///
  /// - Parameter virtualTimeInterval: The span.
  /// - Returns: The seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// Converts seconds to a span of virtual time.
  ///
  /// - Parameter timeInterval: The seconds.
  /// - Returns: The span.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval / resolution + 0.5)
  }

  /// Moves a point in virtual time.
  ///
  /// - Parameters:
  ///   - time: The point.
  ///   - offset: The span to move it by.
  /// - Returns: The moved point.
  public func offsetVirtualTime(_ time: TestTime, offset: Int) -> TestTime {
    time + offset
  }

  /// Compares two points in virtual time.
  ///
  /// - Parameters:
  ///   - lhs: The first.
  ///   - rhs: The second.
  /// - Returns: How the first stands to the second.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs > rhs ? .greaterThan : .equal
  }
}
