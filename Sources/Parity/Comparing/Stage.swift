/// How far the migration of a kind of content has come.
///
/// | stage      | shown  | compared with it           |
/// | ---------- | ------ | -------------------------- |
/// | `off`      | legacy | –                          |
/// | `shadow`   | legacy | the new side, out of sight |
/// | `live`     | state  | the old side, out of sight |
/// | `complete` | state  | –                          |
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// The old world alone.
  case off
  /// The old world shows; the new one runs beside it and is compared.
  case shadow
  /// The new world shows; the old one runs beside it and is compared.
  case live
  /// The new world alone.
  case complete

  /// Reads a stage, also as other flag systems spell it: `dualwrite` is `off`, `rampdown` is
  /// `complete`.
  ///
  /// - Parameter spelling: The stage's name.
  public init?(spelling: String) {
    switch spelling {
    case "dualwrite": self = .off
    case "rampdown": self = .complete
    default: self.init(rawValue: spelling)
    }
  }

  /// Whether the other world runs beside it.
  public var compares: Bool {
    switch self {
    case .shadow, .live: true
    case .off, .complete: false
    }
  }
}
