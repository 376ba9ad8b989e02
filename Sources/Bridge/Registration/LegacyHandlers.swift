public import ScreenDocument

/// The legacy handlers of a screen, by kind.
///
/// Handlers that feed other handlers share subjects with them: create new handlers and new shared
/// subjects for every screen.
@MainActor
public struct LegacyHandlers {
  private let registrations: [ContentKind: any LegacyRegistration]

  /// Collects handlers.
  ///
  /// - Parameter handlers: The handlers, at most one for each kind; a second handler of a kind is a
  ///   programming error, which stops the app.
  public init(@LegacyHandlersBuilder _ handlers: () -> [LegacyHandler]) {
    registrations = Dictionary(
      handlers().map { ($0.registration.kind, $0.registration) },
      uniquingKeysWith: { first, _ in
        preconditionFailure("'\(first.kind)' has two handlers. Give each kind one handler.")
      }
    )
  }

  /// The kinds that have a handler, sorted.
  public var kinds: [ContentKind] { registrations.keys.sorted() }

  /// The kinds whose handlers have an output.
  package var kindsWithHandlerOutput: Set<ContentKind> {
    Set(registrations.filter { $0.value.hasObservableOutput }.keys)
  }

  /// Creates a handler that runs without a bridge and records its output; `nil` if the kind has no
  /// handler with an output.
  package func makeWatchedHandler(of kind: ContentKind, in environment: LegacyEnvironment)
    -> WatchedHandler?
  {
    registrations[kind]?.makeWatchedHandler(in: environment)
  }

  /// Returns whether a kind's handlers have an output; false for a kind without a handler.
  package func hasObservableOutput(_ kind: ContentKind) -> Bool {
    registrations[kind]?.hasObservableOutput ?? false
  }

  /// The descriptions of the handlers' outputs that are not an `Observable` of LegacyRx, sorted by
  /// kind.
  package var foreignStreamDescriptions: [ForeignStreamDescription] {
    kinds.compactMap(foreignStreamDescription)
  }

  /// Returns the description of the output of a kind's handlers if it is not an `Observable` of
  /// LegacyRx; otherwise `nil`.
  package func foreignStreamDescription(of kind: ContentKind) -> ForeignStreamDescription? {
    registrations[kind]?.foreignOutputTypeName.map {
      ForeignStreamDescription(kind: kind, streamTypeName: $0)
    }
  }

  /// Returns the kinds whose handlers listen to the handlers of a kind, in the registered order;
  /// none for a kind without a handler.
  package func kinds(fedBy kind: ContentKind) -> [ContentKind] {
    registrations[kind]?.fedKinds ?? []
  }

  subscript(kind: ContentKind) -> (any LegacyRegistration)? { registrations[kind] }
}
