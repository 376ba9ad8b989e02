package import Foundation

extension Duration {
  /// A time of so many seconds, at most 2⁶² of them; what is no number counts as zero.
  ///
  /// - Parameter seconds: The seconds, of any value.
  /// - Returns: The time, whose seconds fit into 64 bits.
  package static func bounded(seconds: TimeInterval) -> Duration {
    seconds.isNaN ? .zero : .seconds(min(max(seconds, -0x1p62), 0x1p62))
  }
}
