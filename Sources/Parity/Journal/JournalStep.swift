public import ScreenDocument
public import StrictJSON

/// What happens on the screen of a journal's line after its responses.
public struct JournalStep: Sendable {
  /// What happens.
  public enum Event: Sendable {
    /// Responses are delivered together; contents that are not among them stay as they are.
    case responses([ResponseData])
    /// The user acts on a content.
    case action(Action)
    /// A kind changes its stage.
    case flip(Flip)
  }

  /// An action of the user on an interactive content.
  public struct Action: Sendable {
    /// The content's kind.
    public let kind: ContentKind
    /// The content's identity on its screen.
    public let id: ContentID
    /// The action, as JSON to decode its type from.
    public let value: JSONValue

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - kind: The content's kind.
    ///   - id: The content's identity on its screen.
    ///   - value: The action, as JSON to decode its type from.
    public init(kind: ContentKind, id: ContentID, value: JSONValue) {
      self.kind = kind
      self.id = id
      self.value = value
    }
  }

  /// A change of stage.
  public struct Flip: Hashable, Sendable {
    /// The kind; `nil` for all kinds.
    public let kind: ContentKind?
    /// The stage that it is on from then on.
    public let stage: Stage

    /// Creates a change of stage.
    ///
    /// - Parameters:
    ///   - kind: The kind; `nil` for all kinds.
    ///   - stage: The stage that it is on from then on.
    public init(kind: ContentKind?, stage: Stage) {
      self.kind = kind
      self.stage = stage
    }
  }

  /// The most steps of a line, 256.
  public static let maximumCount = 256
  /// The most seconds between a line's responses and its last step, an hour.
  public static let maximumSeconds = 3_600.0

  /// How many seconds after the step before, or after the line's responses.
  public let seconds: Double
  /// What happens.
  public let event: Event

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - seconds: How many seconds after the step before; at least 0.
  ///   - event: What happens.
  public init(after seconds: Double, _ event: Event) {
    self.seconds = seconds
    self.event = event
  }

  /// The responses that the step delivers.
  var responses: [ResponseData] {
    if case .responses(let responses) = event { responses } else { [] }
  }

  /// The step with only those of its responses that can be recorded.
  var encodable: JournalStep {
    guard case .responses(let responses) = event else { return self }
    return JournalStep(after: seconds, .responses(responses.filter { $0.encodingFailure == nil }))
  }
}
