package import Foundation

extension Duration {
  /// Returns a duration of some seconds, at most 2⁶² of them; NaN counts as zero.
  ///
  package static func bounded(seconds: TimeInterval) -> Duration {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, -0x1p62), 0x1p62))
  }
}
