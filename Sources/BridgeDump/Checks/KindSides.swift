import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// The sides that each kind has, from the routes and legacy handlers that a tool is built with.
struct KindSides {
  /// The kinds with a route.
  let routed: Set<ContentKind>
  /// The kinds with a legacy handler.
  let handled: Set<ContentKind>
  /// The kinds whose legacy handler has an output that can be observed; the others are not compared.
  let observable: Set<ContentKind>
  /// The outputs of handlers that are streams of another library than LegacyRx, sorted by kind.
  var foreignStreams: [ForeignStream] = []

  /// The kinds with a route or a handler.
  var kindsWithAnySide: Set<ContentKind> { routed.union(handled) }
  /// The kinds with a route and a handler.
  var bothSided: Set<ContentKind> { routed.intersection(handled) }
  /// The sides of each kind with a route or a handler.
  var sidesByKind: [ContentKind: ContentSides] {
    Dictionary(
      uniqueKeysWithValues: kindsWithAnySide.map { kind in
        (
          kind,
          handled.contains(kind) ? (routed.contains(kind) ? .both : .legacyOnly) : .stateOnly
        )
      }
    )
  }
  /// Whether any kind has a legacy side.
  var hasLegacySide: Bool { !handled.isEmpty }

  /// Returns a warning for each handler of the given kinds whose output is a stream of another
  /// library than LegacyRx.
  func foreignStreamNotes(
    of kinds: some Sequence<ContentKind>,
    in name: String
  ) -> [SourcedDiagnostic] {
    guard !foreignStreams.isEmpty else { return [] }
    let kinds = Set(kinds)
    return foreignStreams.filter { kinds.contains($0.kind) }
      .map { SourcedDiagnostic($0.diagnostic, in: name) }
  }

  /// Returns the reason why a content of a kind was not compared.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - stage: The stage on which it ran; `nil` if it is unknown.
  ///   - isUnreadable: Whether its response could not be decoded.
  /// - Returns: The first reason that applies, in the order of the cases.
  func uncheckedReason(
    of kind: ContentKind,
    on stage: Stage?,
    isUnreadable: Bool
  ) -> UncheckedReason {
    switch (routed.contains(kind), handled.contains(kind)) {
    case (false, false): return .unknownKind
    case (false, true): return .noRoute
    case (true, false): return .noHandler
    case (true, true): break
    }
    guard observable.contains(kind) else { return .notObservable }
    return switch stage {
    case .off: .off
    case .complete: .complete
    case .shadow, .live, nil: isUnreadable ? .unreadable : .skipped
    }
  }

  /// Returns the reason why the legacy side of a content was not compared with itself; a route is
  /// not needed for that.
  func uncheckedReasonForNoise(of kind: ContentKind, isUnreadable: Bool) -> UncheckedReason {
    guard handled.contains(kind) else { return routed.contains(kind) ? .noHandler : .unknownKind }
    guard observable.contains(kind) else { return .notObservable }
    return isUnreadable ? .unreadable : .skipped
  }
}

extension BridgedComposer {
  /// The sides of each kind, from the composer's routes and handlers.
  var sides: KindSides {
    let handlers = makeHandlers()
    return KindSides(
      routed: Set(routes.kinds),
      handled: Set(handlers.kinds),
      observable: handlers.observableKinds,
      foreignStreams: handlers.foreignStreams
    )
  }
}
