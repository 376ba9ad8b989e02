import Foundation
import ScreenDocument
import StrictJSON

/// The responses, steps and context of one try of a search.
public struct SearchInput: Hashable, Sendable {
  struct Response: Hashable {
    var kind: ContentKind
    var id: ContentID
    var payload: JSONTree
  }

  enum Event: Hashable {
    case responses([Response])
    case action(kind: ContentKind, id: ContentID, value: JSONTree)
    case flip(JournalStep.Flip)
  }

  struct Step: Hashable {
    var seconds: Double
    var event: Event
  }

  var responses: [Response]
  var steps: [Step]
  var context: JournalContext

  /// Copies a line of a journal.
  init(_ line: JournalLine) {
    responses = line.responses.map(Self.response)
    context = line.context
    steps = line.steps.map { step in
      switch step.event {
      case .responses(let responses):
        Step(seconds: step.seconds, event: .responses(responses.map(Self.response)))
      case .action(let action):
        Step(
          seconds: step.seconds,
          event: .action(kind: action.kind, id: action.id, value: action.value.tree)
        )
      case .flip(let flip): Step(seconds: step.seconds, event: .flip(flip))
      }
    }
  }

  private static func response(_ data: ResponseData) -> Response {
    Response(kind: data.kind, id: data.id, payload: data.payload.tree)
  }

  /// The input as a line of a journal; `nil` if a payload or an action exceeds a limit of
  /// `JSONDocument`.
  public var line: JournalLine? {
    var lines: [JournalStep] = []
    for step in steps {
      guard let event = event(of: step) else { return nil }
      lines.append(JournalStep(after: step.seconds, event))
    }
    guard let responses = Self.data(responses) else { return nil }
    return JournalLine(context: context, responses: responses, steps: lines)
  }

  private func event(of step: Step) -> JournalStep.Event? {
    switch step.event {
    case .responses(let responses): Self.data(responses).map { .responses($0) }
    case .action(let kind, let id, let value):
      Self.value(value).map { .action(JournalStep.Action(kind: kind, id: id, value: $0)) }
    case .flip(let flip): .flip(flip)
    }
  }

  private static func data(_ responses: [Response]) -> [ResponseData]? {
    var data: [ResponseData] = []
    for (position, response) in responses.enumerated() {
      guard let payload = value(response.payload) else { return nil }
      data.append(
        ResponseData(
          kind: response.kind,
          id: response.id,
          position: position,
          payload: payload
        )
      )
    }
    return data
  }

  private static func value(_ tree: JSONTree) -> JSONValue? {
    try? JSONDocument(Array(tree.text(sortedKeys: false).utf8)).root
  }
}
