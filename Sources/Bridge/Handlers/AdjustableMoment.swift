import Basics
import Foundation

/// A date that handlers read as the current time, from any thread; its owner changes it.
final class AdjustableMoment: Sendable {
  private let stored: Guarded<Date>

  init(_ date: Date) {
    stored = Guarded(date)
  }

  var date: Date {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
