import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// The sides that each kind has, from the routes and legacy handlers that a tool is built with.
struct SidesOfKinds {
  /// The kinds with a route.
  let kindsWithRoute: Set<ContentKind>
  /// The kinds with a legacy handler.
  let kindsWithLegacyHandler: Set<ContentKind>
  /// The kinds whose legacy handler has an output that can be observed; the others are not
  /// compared.
  let kindsWithLegacyOutput: Set<ContentKind>
  /// The outputs of handlers that are streams of another library than LegacyRx, sorted by kind.
  var foreignStreamDescriptions: [ForeignStreamDescription] = []

  /// The kinds with a route or a handler.
  var kindsWithAnySide: Set<ContentKind> { kindsWithRoute.union(kindsWithLegacyHandler) }
  /// The kinds with a route and a handler.
  var kindsWithBothSides: Set<ContentKind> { kindsWithRoute.intersection(kindsWithLegacyHandler) }
  /// The sides of each kind with a route or a handler.
  var sidesByKind: [ContentKind: ContentSides] {
    Dictionary(
      uniqueKeysWithValues: kindsWithAnySide.map { kind in
        (
          kind,
          kindsWithLegacyHandler.contains(kind)
            ? (kindsWithRoute.contains(kind) ? .both : .legacyOnly) : .stateOnly
        )
      }
    )
  }
  /// Whether the tool has a legacy side for any kind.
  var toolHasLegacySide: Bool { !kindsWithLegacyHandler.isEmpty }

  /// Returns a warning for each handler of the given kinds whose output is a stream of another
  /// library than LegacyRx.
  func foreignStreamWarnings(
    of kinds: some Sequence<ContentKind>,
    in name: String
  ) -> [SourcedDiagnostic] {
    guard !foreignStreamDescriptions.isEmpty else { return [] }
    let kinds = Set(kinds)
    return foreignStreamDescriptions.filter { kinds.contains($0.kind) }
      .map { SourcedDiagnostic($0.diagnostic, in: name) }
  }

  /// Returns the reason why a content of a kind was not compared.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - stage: The stage on which it ran; `nil` if it is unknown.
  ///   - isResponseUnreadable: Whether its response could not be decoded.
  /// - Returns: The first reason that applies, in the order of the cases.
  func uncheckedReason(
    of kind: ContentKind,
    on stage: Stage?,
    isResponseUnreadable: Bool
  ) -> UncheckedReason {
    switch (kindsWithRoute.contains(kind), kindsWithLegacyHandler.contains(kind)) {
    case (false, false): return .unknownKind
    case (false, true): return .noRoute
    case (true, false): return .noHandler
    case (true, true): break
    }
    guard kindsWithLegacyOutput.contains(kind) else { return .handlerHasNoOutput }
    return switch stage {
    case .off: .stageIsOff
    case .complete: .stageIsComplete
    case .shadow, .live, nil: isResponseUnreadable ? .unreadable : .skipped
    }
  }

  /// Returns the reason why the legacy side of a content was not compared with itself.
  ///
  /// The kind needs a legacy handler for this comparison, but no route.
  ///
  /// - Parameters:
  ///   - kind: The content's kind.
  ///   - isResponseUnreadable: Whether the response could not be decoded.
  /// - Returns: The first reason that applies.
  func uncheckedReasonInSelfComparison(
    of kind: ContentKind,
    isResponseUnreadable: Bool
  ) -> UncheckedReason {
    guard kindsWithLegacyHandler.contains(kind) else {
      return kindsWithRoute.contains(kind) ? .noHandler : .unknownKind
    }
    guard kindsWithLegacyOutput.contains(kind) else { return .handlerHasNoOutput }
    return isResponseUnreadable ? .unreadable : .skipped
  }
}

extension BridgedComposer {
  /// The sides of each kind, from the composer's routes and handlers.
  var sides: SidesOfKinds {
    let handlers = makeHandlers()
    return SidesOfKinds(
      kindsWithRoute: Set(routes.kinds),
      kindsWithLegacyHandler: Set(handlers.kinds),
      kindsWithLegacyOutput: handlers.kindsWithHandlerOutput,
      foreignStreamDescriptions: handlers.foreignStreamDescriptions
    )
  }
}
