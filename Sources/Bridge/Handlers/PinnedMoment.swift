import Foundation
import Synchronization

/// The current time that a candidate reads, from any thread.
final class PinnedMoment: Sendable {
  private let stored: Mutex<Date>

  init(_ date: Date) {
    stored = Mutex(date)
  }

  var date: Date {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
