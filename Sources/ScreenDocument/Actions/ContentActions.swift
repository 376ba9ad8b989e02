public import StrictJSON

/// The valid actions of a content, and the faults of the invalid ones.
public struct ContentActions: Equatable, Sendable {
  /// The greatest number of actions, valid or not, that are read for one content.
  public static let maximumReadCount = 1_000

  /// The valid actions, in the order of the payload.
  public private(set) var validActions: [ContentAction] = []

  /// One warning for each invalid action that was read, and one if there are more actions than
  /// ``maximumReadCount``.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The number of actions that were not read because of ``maximumReadCount``.
  ///
  /// When it becomes 1, the warning `tooManyActions` is added; a greater number adds no other one.
  var actionCountBeyondMaximum = 0 {
    didSet {
      guard actionCountBeyondMaximum == 1 else { return }
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "tooManyActions",
          message:
            "A content has more than \(Self.maximumReadCount) actions; the others do nothing."
        )
      )
    }
  }

  package init() {}

  var hasRoom: Bool { validActions.count + diagnostics.count < Self.maximumReadCount }

  mutating func append(_ action: ContentAction) {
    validActions.append(action)
  }

  mutating func addWarning(_ code: String, at value: JSONValue, message: String) {
    diagnostics.append(
      Diagnostic(severity: .warning, code: code, at: value, message: message)
    )
  }
}
