import Foundation
import ScreenDocument
import StrictJSON

/// The responses, steps and context of one try of a search.
public struct SearchInput: Hashable, Sendable {
  struct Response: Hashable {
    var kind: ContentKind
    var id: ContentID
    var payload: JSONTree { didSet { writtenPayload = nil } }
    /// The payload as `JSONValue`; `nil` until ``writePayload()`` is called, and after each change.
    private(set) var writtenPayload: JSONValue?

    init(kind: ContentKind, id: ContentID, payload: JSONTree) {
      self.kind = kind
      self.id = id
      self.payload = payload
    }

    /// Writes the payload, and keeps the result for the next call.
    ///
    /// - Returns: The payload as `JSONValue`; `nil` if it exceeds a limit of `JSONDocument`.
    mutating func writePayload() -> JSONValue? {
      let value = writtenPayload ?? payload.asJSONValue
      writtenPayload = value
      return value
    }

    static func == (one: Self, other: Self) -> Bool {
      one.kind == other.kind && one.id == other.id && one.payload == other.payload
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(id)
      hasher.combine(payload)
    }
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
    var copy = self
    return copy.writeLine()
  }

  /// Writes the input as a line of a journal, and keeps the written payloads for the next call.
  ///
  /// - Returns: The line; `nil` if a payload or an action exceeds a limit of `JSONDocument`.
  mutating func writeLine() -> JournalLine? {
    guard let first = Self.write(&responses) else { return nil }
    var lines: [JournalStep] = []
    for index in steps.indices {
      guard let event = Self.write(&steps[index].event) else { return nil }
      lines.append(JournalStep(after: steps[index].seconds, event))
    }
    return JournalLine(context: context, responses: first, steps: lines)
  }

  private static func write(_ event: inout Event) -> JournalStep.Event? {
    switch event {
    case .responses(var responses):
      guard let data = write(&responses) else { return nil }
      event = .responses(responses)
      return .responses(data)
    case .action(let kind, let id, let value):
      return value.asJSONValue.map { .action(JournalStep.Action(kind: kind, id: id, value: $0)) }
    case .flip(let flip): return .flip(flip)
    }
  }

  private static func write(_ responses: inout [Response]) -> [ResponseData]? {
    var data: [ResponseData] = []
    for index in responses.indices {
      guard let payload = responses[index].writePayload() else { return nil }
      data.append(
        ResponseData(
          kind: responses[index].kind,
          id: responses[index].id,
          position: index,
          payload: payload
        )
      )
    }
    return data
  }
}

extension JSONTree {
  /// The tree as `JSONValue`; `nil` if it exceeds a limit of `JSONDocument`.
  fileprivate var asJSONValue: JSONValue? { try? JSONDocument(utf8(sortedKeys: false)).root }
}
