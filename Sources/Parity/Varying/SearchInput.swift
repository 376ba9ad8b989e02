import Foundation
import ScreenDocument
import StrictJSON

/// The responses, steps and context of one try of a search.
public struct SearchInput: Hashable, Sendable {
  struct Response: Hashable {
    var kind: ContentKind
    var id: ContentID
    var payload: JSONTree { didSet { cachedJSONPayload = nil } }
    /// The payload as `JSONValue`; `nil` until ``makeJSONPayload()`` is called, and after each
    /// change.
    private(set) var cachedJSONPayload: JSONValue?

    init(kind: ContentKind, id: ContentID, payload: JSONTree) {
      self.kind = kind
      self.id = id
      self.payload = payload
    }

    /// Makes a `JSONValue` of the payload, and keeps the result for the next call.
    ///
    /// - Returns: The payload as `JSONValue`; `nil` if it exceeds a limit of `JSONDocument`.
    mutating func makeJSONPayload() -> JSONValue? {
      let value = cachedJSONPayload ?? payload.asJSONValue
      cachedJSONPayload = value
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
    /// The time between the step before, or the line's responses, and this step.
    var pauseSeconds: Double
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
        Step(
          pauseSeconds: step.secondsSincePreviousStep,
          event: .responses(responses.map(Self.response))
        )
      case .action(let action):
        Step(
          pauseSeconds: step.secondsSincePreviousStep,
          event: .action(kind: action.kind, id: action.id, value: action.value.tree)
        )
      case .flip(let flip): Step(pauseSeconds: step.secondsSincePreviousStep, event: .flip(flip))
      }
    }
  }

  /// Removes all contents but one and those of some other kinds, from the responses and from the
  /// steps; the remaining steps keep their moments.
  mutating func keepOnly(_ content: Response, andContentsOf otherKinds: Set<ContentKind>) {
    let isRemoved = { (kind: ContentKind, id: ContentID) in
      id != content.id && (kind == content.kind || !otherKinds.contains(kind))
    }
    responses.removeAll { isRemoved($0.kind, $0.id) }
    steps = steps.mapEvents { event in
      switch event {
      case .responses(let responses):
        let kept = responses.filter { !isRemoved($0.kind, $0.id) }
        return kept.isEmpty ? nil : .responses(kept)
      case .action(let kind, let id, _): return isRemoved(kind, id) ? nil : event
      case .flip(let flip):
        guard let kind = flip.kind else { return event }
        return kind == content.kind || otherKinds.contains(kind) ? event : nil
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
    return copy.makeLine()
  }

  /// Returns the input as a line of a journal, and keeps the payloads as `JSONValue` for the next
  /// call.
  ///
  /// - Returns: The line; `nil` if a payload or an action exceeds a limit of `JSONDocument`.
  mutating func makeLine() -> JournalLine? {
    guard let first = Self.makeResponseData(of: &responses) else { return nil }
    var journalSteps: [JournalStep] = []
    for index in steps.indices {
      guard let event = Self.makeJournalEvent(of: &steps[index].event) else { return nil }
      journalSteps.append(JournalStep(after: steps[index].pauseSeconds, event))
    }
    return JournalLine(context: context, responses: first, steps: journalSteps)
  }

  private static func makeJournalEvent(of event: inout Event) -> JournalStep.Event? {
    switch event {
    case .responses(var responses):
      guard let data = makeResponseData(of: &responses) else { return nil }
      event = .responses(responses)
      return .responses(data)
    case .action(let kind, let id, let value):
      return value.asJSONValue.map { .action(JournalStep.Action(kind: kind, id: id, value: $0)) }
    case .flip(let flip): return .flip(flip)
    }
  }

  private static func makeResponseData(of responses: inout [Response]) -> [ResponseData]? {
    var data: [ResponseData] = []
    for index in responses.indices {
      guard let payload = responses[index].makeJSONPayload() else { return nil }
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

extension [SearchInput.Step] {
  /// Returns the steps with other events, without those whose new event is `nil`.
  ///
  /// The time of each removed step is added to the next one, so that each step keeps its moment.
  func mapEvents(_ newEvent: (SearchInput.Event) -> SearchInput.Event?) -> Self {
    var steps: Self = []
    var seconds = 0.0
    for step in self {
      seconds += step.pauseSeconds
      guard let event = newEvent(step.event) else { continue }
      steps.append(SearchInput.Step(pauseSeconds: seconds, event: event))
      seconds = 0
    }
    return steps
  }
}

extension JSONTree {
  /// The tree as `JSONValue`; `nil` if it exceeds a limit of `JSONDocument`.
  fileprivate var asJSONValue: JSONValue? { try? JSONDocument(utf8(sortedKeys: false)).root }
}
