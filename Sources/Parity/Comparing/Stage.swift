/// The progress of the migration of one kind of content.
///
/// | stage      | visible | compared with it |
/// | ---------- | ------- | ---------------- |
/// | `off`      | legacy  | –                |
/// | `shadow`   | legacy  | state            |
/// | `live`     | state   | legacy           |
/// | `complete` | state   | –                |
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// Only the legacy side runs.
  case off
  /// The legacy side is visible; the state side runs too and is compared with it.
  case shadow
  /// The state side is visible; the legacy side runs too and is compared with it.
  case live
  /// Only the state side runs.
  case complete

  /// Creates a stage from its name.
  ///
  /// Accepts two names of other flag systems: `dualwrite` is `off`, `rampdown` is `complete`.
  ///
  /// - Parameter spelling: The stage's name.
  public init?(spelling: String) {
    switch spelling {
    case "dualwrite": self = .off
    case "rampdown": self = .complete
    default: self.init(rawValue: spelling)
    }
  }

  /// Whether both sides run and are compared.
  public var compares: Bool {
    switch self {
    case .shadow, .live: true
    case .off, .complete: false
    }
  }
}
