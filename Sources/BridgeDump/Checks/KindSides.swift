import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

/// The sides of each kind of a tool.
struct KindSides {
  let routed: Set<ContentKind>
  let handled: Set<ContentKind>
  /// The kinds whose handler has an output.
  let observable: Set<ContentKind>
  /// The outputs of handlers on other stream libraries, sorted by kind.
  var foreignStreams: [ForeignStream] = []

  /// The kinds with a route or a handler.
  var known: Set<ContentKind> { routed.union(handled) }
  /// The kinds with both.
  var bothSided: Set<ContentKind> { routed.intersection(handled) }
  /// The sides that each known kind has.
  var byKind: [ContentKind: ContentSides] {
    Dictionary(
      uniqueKeysWithValues: known.map { kind in
        (
          kind,
          handled.contains(kind) ? (routed.contains(kind) ? .both : .legacyOnly) : .stateOnly
        )
      }
    )
  }
  /// Whether any kind has a legacy side.
  var hasOldSide: Bool { !handled.isEmpty }

  /// Returns a warning for each handler of some kinds that emits through another stream library.
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
  ///   - stage: The stage on which it ran.
  ///   - isUnreadable: Whether its response could not be decoded.
  /// - Returns: The first reason that applies, in the order of the cases.
  func reason(
    _ kind: ContentKind,
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

  /// Returns the reason why a content's legacy side was not compared with itself, which needs no
  /// route.
  func reasonForNoise(_ kind: ContentKind, isUnreadable: Bool) -> UncheckedReason {
    guard handled.contains(kind) else { return routed.contains(kind) ? .noHandler : .unknownKind }
    guard observable.contains(kind) else { return .notObservable }
    return isUnreadable ? .unreadable : .skipped
  }
}

extension BridgedComposer {
  /// The sides of each kind.
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
