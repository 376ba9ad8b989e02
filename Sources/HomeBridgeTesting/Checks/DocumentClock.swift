import Foundation
import Synchronization
import TopScreen

/// The clock of a screen under test, which stands still from one document to the next.
final class DocumentClock: Sendable {
  let context: RouteContext
  private let moment: Mutex<Date>

  init(_ context: RouteContext) {
    self.context = context
    moment = Mutex(context.now)
  }

  var now: Date {
    get { moment.withLock(\.self) }
    set { moment.withLock { $0 = newValue } }
  }
}
