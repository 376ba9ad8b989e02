import Bridge
import Parity
import ScreenDocument
import TopScreen

extension RecordedResponses {
  /// Returns the first responses of all lines by kind, each with the context of its line; responses
  /// of later steps are left out.
  func responsesByKind(defaultContext: ViewDataContext) -> [ContentKind: [TestedResponse]] {
    var responses: [ContentKind: [TestedResponse]] = [:]
    for line in lines {
      let context = line.viewDataContext(completedBy: defaultContext)
      for data in line.responses {
        let response = TestedResponse(data: data, context: context, origin: .recorded)
        responses[data.kind, default: []].append(response)
      }
    }
    return responses
  }
}

extension JournalLine {
  /// The kinds of the contents on which the user acts in the steps.
  var kindsWithActions: [ContentKind] {
    steps.compactMap { step in
      guard case .action(let action) = step.event else { return nil }
      return action.kind
    }
  }

  /// The kinds of the responses, actions and flips of the steps; a flip of all kinds has none.
  var kindsInSteps: [ContentKind] {
    steps.flatMap { step -> [ContentKind] in
      switch step.event {
      case .responses(let responses): responses.map(\.kind)
      case .action(let action): [action.kind]
      case .flip(let flip): flip.kind.map { [$0] } ?? []
      }
    }
  }

  /// Returns the recorded context of the line; the given context supplies what the line does not
  /// record.
  func viewDataContext(completedBy context: ViewDataContext) -> ViewDataContext {
    ViewDataContext(
      now: self.context.moment ?? context.now,
      timeZone: self.context.timeZone ?? context.timeZone,
      locale: self.context.locale ?? context.locale
    )
  }
}
