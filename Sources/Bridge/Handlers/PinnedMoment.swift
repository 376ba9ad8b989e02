import Basics
import Foundation

/// The current time of a candidate: the moment at which its response was delivered.
///
/// Candidates read it on any thread.
final class PinnedMoment: Sendable {
  private let stored: Guarded<Date>

  init(_ date: Date) {
    stored = Guarded(date)
  }

  var date: Date {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
