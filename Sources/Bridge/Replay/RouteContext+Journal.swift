package import Parity
package import TopScreen

extension RouteContext {
  /// Returns the context with the moment, time zone and locale that a line of a journal has.
  package func with(_ recorded: JournalContext) -> Self {
    var context = self
    if let moment = recorded.moment { context.now = moment }
    if let timeZone = recorded.timeZone { context.timeZone = timeZone }
    if let locale = recorded.locale { context.locale = locale }
    return context
  }
}
