import Basics
import Foundation
import TopScreen

/// The clock of a screen under test, which stands still from one document to the next.
final class DocumentClock: Sendable {
  let context: RouteContext
  private let moment: Guarded<Date>

  init(_ context: RouteContext) {
    self.context = context
    moment = Guarded(context.now)
  }

  var now: Date {
    get { moment.withLock(\.self) }
    set { moment.withLock { $0 = newValue } }
  }
}
