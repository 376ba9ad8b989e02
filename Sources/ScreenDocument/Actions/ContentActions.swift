public import StrictJSON

/// The valid actions of a content, and the faults of the invalid ones.
public struct ContentActions: Equatable, Sendable {
  /// The greatest number of actions that are read for one content.
  public static let maximumCount = 1_000

  /// The actions, in order.
  public private(set) var actions: [ContentAction] = []

  /// The faults of the invalid actions.
  public private(set) var diagnostics: [Diagnostic] = []

  var dropped = 0 {
    didSet {
      guard dropped == 1 else { return }
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "tooManyActions",
          message: "A content has more than \(Self.maximumCount) actions; the others do nothing."
        )
      )
    }
  }

  package init() {}

  var hasRoom: Bool { actions.count + diagnostics.count < Self.maximumCount }

  mutating func add(_ action: ContentAction) {
    actions.append(action)
  }

  mutating func report(_ code: String, _ value: JSONValue, _ message: String) {
    diagnostics.append(
      Diagnostic(severity: .warning, code: code, at: value, message: message)
    )
  }
}
