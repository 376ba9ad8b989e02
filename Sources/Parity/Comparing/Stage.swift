/// A step in the migration of one kind from the legacy side to the state side.
///
/// | stage      | shown side | candidate |
/// | ---------- | ---------- | --------- |
/// | `off`      | legacy     | –         |
/// | `shadow`   | legacy     | state     |
/// | `live`     | state      | legacy    |
/// | `complete` | state      | –         |
///
/// The candidate is the side that is not shown; it runs only to be compared with the shown side.
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// The legacy side is shown; the state side does not run.
  case off
  /// The legacy side is shown; the state side also runs and is compared with it.
  case shadow
  /// The state side is shown; the legacy side also runs and is compared with it.
  case live
  /// The state side is shown; the legacy side runs only if other handlers listen to its handler.
  case complete

  /// Creates a stage from its name, or returns `nil` for an unknown name.
  ///
  /// Also accepts two names of other flag systems: `dualwrite` for `off`, `rampdown` for
  /// `complete`.
  ///
  /// - Parameter spelling: The name of a stage, in lower case.
  public init?(spelling: String) {
    switch spelling {
    case "dualwrite": self = .off
    case "rampdown": self = .complete
    default: self.init(rawValue: spelling)
    }
  }

  /// Whether both sides run and are compared: `true` for `shadow` and `live`.
  public var compares: Bool {
    switch self {
    case .shadow, .live: true
    case .off, .complete: false
    }
  }
}
