public import ScreenDocument
public import StrictJSON

/// One event on a screen after the responses of a journal's line: further responses, an action or a
/// flip.
public struct JournalStep: Sendable {
  /// An event on the screen.
  public enum Event: Sendable {
    /// Responses are delivered together; other contents keep theirs.
    case responses([ResponseData])
    /// The user performs an action on an interactive content.
    case action(Action)
    /// The stage of one kind, or of all kinds, changes.
    case flip(Flip)
  }

  /// An action of the user on an interactive content.
  public struct Action: Sendable {
    /// The content's kind.
    public let kind: ContentKind
    /// The content's identity on its screen.
    public let id: ContentID
    /// The action as JSON, from which the content's action type is decoded.
    public let value: JSONValue

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - kind: The content's kind.
    ///   - id: The content's identity on its screen.
    ///   - value: The action as JSON, from which the content's action type is decoded.
    public init(kind: ContentKind, id: ContentID, value: JSONValue) {
      self.kind = kind
      self.id = id
      self.value = value
    }
  }

  /// A change of stage.
  public struct Flip: Hashable, Sendable {
    /// The kind whose stage changes; `nil` for all kinds.
    public let kind: ContentKind?
    /// The stage of the kind from this step on.
    public let stage: Stage

    /// Creates a change of stage.
    ///
    /// - Parameters:
    ///   - kind: The kind; `nil` for all kinds.
    ///   - stage: The stage of the kind from this step on.
    public init(kind: ContentKind?, stage: Stage) {
      self.kind = kind
      self.stage = stage
    }
  }

  /// The maximum number of steps of a line, 256.
  public static let maximumCount = 256
  /// The maximum time between a line's responses and its last step in seconds: an hour.
  public static let maximumTotalSeconds = 3_600.0

  /// The time since the previous step, or since the line's responses, in seconds.
  public let secondsSincePreviousStep: Double
  /// The event.
  public let event: Event

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - seconds: The time since the previous step, or since the line's responses, in seconds; at
  ///     least 0.
  ///   - event: The event.
  public init(after seconds: Double, _ event: Event) {
    secondsSincePreviousStep = seconds
    self.event = event
  }

  /// The responses that the step delivers; empty for an action and a flip.
  var responses: [ResponseData] {
    if case .responses(let responses) = event { responses } else { [] }
  }

  /// A copy of the step without the responses that cannot be encoded.
  var withoutUnencodableResponses: JournalStep {
    guard case .responses(let responses) = event else { return self }
    return JournalStep(
      after: secondsSincePreviousStep,
      .responses(responses.filter { $0.encodingFailure == nil })
    )
  }
}
