import Basics
import Foundation

/// A date that handlers read as the current time, from any thread; its owner changes it.
final class AdjustableMoment: Sendable {
  private let guardedDate: Guarded<Date>

  init(_ date: Date) {
    guardedDate = Guarded(date)
  }

  var date: Date {
    get { guardedDate.withLock(\.self) }
    set { guardedDate.withLock { $0 = newValue } }
  }
}
