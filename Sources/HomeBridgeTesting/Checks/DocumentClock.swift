import Basics
import Foundation
import TopScreen

/// The clock of a screen under test: its time changes only when the next document is delivered.
final class DocumentClock: Sendable {
  let initialContext: ViewDataContext
  private let moment: Guarded<Date>

  init(_ context: ViewDataContext) {
    initialContext = context
    moment = Guarded(context.now)
  }

  var now: Date {
    get { moment.withLock(\.self) }
    set { moment.withLock { $0 = newValue } }
  }
}
