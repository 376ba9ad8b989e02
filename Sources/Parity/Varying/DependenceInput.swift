public import ScreenDocument
public import StrictJSON

/// Something that an output may depend on.
public enum DependenceInput: Hashable, Sendable {
  /// A value of the content's own response; list indices are written `*`.
  case response(JSONPointer)
  /// A value of the response of another content of the screen; with the root path, the whole
  /// response, or the presence of that content.
  case otherContent(ContentKind, JSONPointer)
  /// The moment of the delivery.
  case moment
  /// The time zone.
  case timeZone
  /// The locale.
  case locale
  /// The user's recorded actions.
  case actions
  /// An earlier delivery of the same response.
  case repetition
  /// An earlier delivery of another response of the same content.
  case previousResponse
}

extension DependenceInput: CustomStringConvertible {
  /// The input as reports name it: a path, `now`, `time zone` and so on.
  public var description: String {
    switch self {
    case .response(let path): path == .root ? "the whole response" : path.description
    case .otherContent(let kind, let path): path == .root ? "\(kind)" : "\(kind): \(path)"
    case .moment: "now"
    case .timeZone: "time zone"
    case .locale: "locale"
    case .actions: "the user's actions"
    case .repetition: "the same response again"
    case .previousResponse: "the response before"
    }
  }
}

extension DependenceInput: Comparable {
  private var sortRank: (Int, String) {
    switch self {
    case .response(let path): (0, path.description)
    case .otherContent(let kind, let path): (1, "\(kind): \(path)")
    case .moment: (2, "")
    case .timeZone: (3, "")
    case .locale: (4, "")
    case .actions: (5, "")
    case .repetition: (6, "")
    case .previousResponse: (7, "")
    }
  }

  /// Sorts the values of the content's own response first, then those of other contents, then the
  /// other inputs in the order of their declaration.
  public static func < (one: Self, other: Self) -> Bool { one.sortRank < other.sortRank }
}
