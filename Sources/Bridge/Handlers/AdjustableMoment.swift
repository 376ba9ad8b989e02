import Basics
package import Foundation

/// A date that handlers read as the current time, from any thread; its owner changes it.
package final class AdjustableMoment: Sendable {
  private let guardedDate: Guarded<Date>

  /// Creates a moment.
  package init(_ date: Date) {
    guardedDate = Guarded(date)
  }

  /// The current time of the handlers that read it.
  package var date: Date {
    get { guardedDate.withLock(\.self) }
    set { guardedDate.withLock { $0 = newValue } }
  }
}
