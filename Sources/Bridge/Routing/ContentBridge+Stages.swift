import Parity
import ScreenDocument
import TopScreen

/// The stages of kinds.
extension ContentBridge {
  /// Returns the stage of a kind, restricted to those that its sides allow.
  ///
  /// The first call decides the stage for the screen. Later, only trips, overrides and a disabled
  /// flag change it.
  func decision(for kind: ContentKind) -> StageDecision {
    session.pinnedDecision(for: kind, flagUnlessDefault: routes.flagKeyUnlessDefault(of: kind)) {
      [factory] decision in
      factory.restrictToPossibleStages(&decision, of: kind)
    }
  }

  func stageAndFeeding(of kind: ContentKind) -> StageAndFeeding {
    StageAndFeeding(decision: decision(for: kind), feedsOthers: hasRunningListener(kind))
  }

  /// The kinds whose stage the screen has decided, and that have both a route and a handler with an
  /// output, sorted.
  var comparableKinds: [ContentKind] {
    session.decidedKinds.filter {
      routes[$0] != nil && factory.handlers[$0]?.hasObservableOutput == true
    }
  }

  /// Returns whether a running handler listens to the handlers of a kind, directly or through the
  /// handlers of other kinds.
  ///
  /// The handlers of each registered kind count as running, also without a content on the screen,
  /// unless the stage of the kind is `complete`.
  private func hasRunningListener(_ kind: ContentKind) -> Bool {
    var waiting = factory.handlers[kind]?.fedKinds ?? []
    guard !waiting.isEmpty else { return false }
    var seen: Set<ContentKind> = [kind]
    while let kind = waiting.popLast() {
      guard seen.insert(kind).inserted, let fed = factory.handlers[kind] else { continue }
      if decision(for: kind).stage != .complete { return true }
      waiting += fed.fedKinds
    }
    return false
  }
}
