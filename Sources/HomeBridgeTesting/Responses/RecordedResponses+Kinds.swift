import Bridge
import Parity
import ScreenDocument
import TopScreen

extension RecordedResponses {
  /// The responses of each kind, where and when they were shown; the context stands for what lines do not say.
  func responses(in context: RouteContext) -> [ContentKind: [TestedResponse]] {
    var responses: [ContentKind: [TestedResponse]] = [:]
    for line in lines {
      let context = line.routeContext(for: context)
      for data in line.responses {
        let response = TestedResponse(data: data, context: context, seed: nil)
        responses[data.kind, default: []].append(response)
      }
    }
    return responses
  }
}

extension JournalLine {
  /// Where and when the line was shown; the context stands for what it does not say.
  func routeContext(for context: RouteContext) -> RouteContext {
    RouteContext(
      now: self.context.moment ?? context.now,
      timeZone: self.context.timeZone ?? context.timeZone,
      locale: self.context.locale ?? context.locale
    )
  }
}
