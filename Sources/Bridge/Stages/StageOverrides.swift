import Foundation
public import Parity
public import ScreenDocument

/// Stages set by hand, for individual kinds and for all other kinds.
public struct StageOverrides: Hashable, Sendable {
  /// The stages of individual kinds.
  public var kinds: [ContentKind: Stage]
  /// The stage of all kinds that are not in ``kinds``; `nil` if they are not overridden.
  public var all: Stage?

  /// Creates overrides.
  ///
  /// - Parameters:
  ///   - kinds: The stages of individual kinds.
  ///   - all: The stage of all kinds that are not in `kinds`; `nil` to leave them as they are.
  public init(kinds: [ContentKind: Stage] = [:], all: Stage? = nil) {
    self.kinds = kinds
    self.all = all
  }

  /// Parses the form of an environment variable: `coupons=live,*=off`.
  ///
  /// - Parameter text: Kinds and stages, with optional blanks and line ends around them; `*` means
  ///   all other kinds. If a kind occurs twice, the last stage counts. Empty parts are ignored, so
  ///   an empty text gives no overrides.
  /// - Throws: ``StageOverridesError`` for the first part that is not a kind and a stage.
  public init(parsing text: String) throws(StageOverridesError) {
    self.init()
    for part in text.split(separator: ",").map(\.trimmed) where !part.isEmpty {
      let names = part.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
      guard names.count == 2, !names[0].isEmpty else { throw .notKindAndStage(part) }
      guard let stage = Stage(spelling: names[1]) else { throw .unknownStage(names[1]) }
      if names[0] == "*" { all = stage } else { kinds[ContentKind(names[0])] = stage }
    }
  }

  /// Returns the stage of a kind.
  ///
  /// - Returns: The kind's own stage, or ``all``; `nil` if neither is set.
  public subscript(kind: ContentKind) -> Stage? { kinds[kind] ?? all }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
