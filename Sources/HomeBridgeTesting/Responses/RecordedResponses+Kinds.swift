import Bridge
import Parity
import ScreenDocument
import TopScreen

extension RecordedResponses {
  /// Returns the responses of each kind with their contexts, without those of steps; the given
  /// context replaces missing values.
  func responses(in context: RouteContext) -> [ContentKind: [TestedResponse]] {
    var responses: [ContentKind: [TestedResponse]] = [:]
    for line in lines {
      let context = line.routeContext(for: context)
      for data in line.responses {
        let response = TestedResponse(data: data, context: context, origin: .recorded)
        responses[data.kind, default: []].append(response)
      }
    }
    return responses
  }
}

extension JournalLine {
  /// Returns the context of the line; the given context replaces missing values.
  func routeContext(for context: RouteContext) -> RouteContext {
    RouteContext(
      now: self.context.moment ?? context.now,
      timeZone: self.context.timeZone ?? context.timeZone,
      locale: self.context.locale ?? context.locale
    )
  }
}
