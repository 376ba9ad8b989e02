import Dispatch
import Foundation

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `never`.
  var seconds: TimeInterval {
    switch self {
    case .nanoseconds(let value): Double(value) / 1_000_000_000
    case .microseconds(let value): Double(value) / 1_000_000
    case .milliseconds(let value): Double(value) / 1_000
    case .seconds(let value): Double(value)
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// Whether the interval is zero.
  var isZero: Bool {
    switch self {
    case .nanoseconds(let value), .microseconds(let value): value == 0
    case .milliseconds(let value), .seconds(let value): value == 0
    case .never: false
    @unknown default: false
    }
  }

  /// Returns the rest of the interval after the time between two dates, rounded to the interval's
  /// own unit; zero if nothing is left, `never` for `never`.
  func reduceWithSpanBetween(earlierDate: Date, laterDate: Date) -> DispatchTimeInterval {
    let elapsed = laterDate.timeIntervalSince(earlierDate)
    func subtractingElapsed(from value: Int, unitsPerSecond: Double) -> Int {
      let rounded = (Double(value) - elapsed * unitsPerSecond).rounded(.toNearestOrAwayFromZero)
      return rounded > 0 ? Int(exactly: rounded) ?? value : 0
    }
    switch self {
    case .nanoseconds(let value):
      return .nanoseconds(subtractingElapsed(from: value, unitsPerSecond: 1_000_000_000))
    case .microseconds(let value):
      return .microseconds(subtractingElapsed(from: value, unitsPerSecond: 1_000_000))
    case .milliseconds(let value):
      return .milliseconds(subtractingElapsed(from: value, unitsPerSecond: 1_000))
    case .seconds(let value): return .seconds(subtractingElapsed(from: value, unitsPerSecond: 1))
    case .never: return .never
    @unknown default: return .never
    }
  }
}
