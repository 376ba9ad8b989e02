package import Parity
package import TopScreen

extension ViewDataContext {
  /// Returns the context with the time, time zone and locale that a journal line records; a value
  /// that the line does not record is kept.
  package func overridden(by recorded: JournalContext) -> Self {
    var context = self
    if let moment = recorded.moment { context.now = moment }
    if let timeZone = recorded.timeZone { context.timeZone = timeZone }
    if let locale = recorded.locale { context.locale = locale }
    return context
  }
}
