package import Foundation

extension Duration {
  /// Returns a duration for a number of seconds, clamped to ±2⁶² seconds; zero for NaN.
  package static func clamped(seconds: TimeInterval) -> Duration {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, -0x1p62), 0x1p62))
  }
}
