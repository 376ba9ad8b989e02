import Foundation
public import Parity
public import ScreenDocument

/// Stages set by hand: for kinds, and for all that have none of their own.
public struct StageOverrides: Hashable, Sendable {
  /// The stages of kinds.
  public var kinds: [ContentKind: Stage]
  /// The stage of all kinds that have none of their own.
  public var all: Stage?

  /// Sets stages by hand.
  ///
  /// - Parameters:
  ///   - kinds: The stages of kinds.
  ///   - all: The stage of all kinds that have none of their own.
  public init(kinds: [ContentKind: Stage] = [:], all: Stage? = nil) {
    self.kinds = kinds
    self.all = all
  }

  /// Reads stages as they stand in an environment variable: `coupons=live,*=off`.
  ///
  /// - Parameter text: Kinds and stages, with blanks around them or without; `*` is all kinds. Of two
  ///   stages for a kind the last counts.
  /// - Throws: ``StageOverridesError`` for the first part that is no kind and stage.
  public init(parsing text: String) throws(StageOverridesError) {
    self.init()
    for part in text.split(separator: ",").map(\.withoutBlanks) where !part.isEmpty {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(\.withoutBlanks)
      guard sides.count == 2, !sides[0].isEmpty else { throw .notKindAndStage(part) }
      guard let stage = Stage(spelling: sides[1]) else { throw .unknownStage(sides[1]) }
      if sides[0] == "*" { all = stage } else { kinds[ContentKind(sides[0])] = stage }
    }
  }

  /// The stage of a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Its own, or that of all; `nil` if neither is set.
  public subscript(kind: ContentKind) -> Stage? { kinds[kind] ?? all }
}

extension Substring {
  fileprivate var withoutBlanks: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
