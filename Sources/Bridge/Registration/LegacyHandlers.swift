public import ScreenDocument

/// The handlers of a screen's old world: which kinds it understands.
///
/// Handlers that feed one another share what they feed through: make the handlers and what they
/// share, once for every screen.
@MainActor
public struct LegacyHandlers {
  private let registrations: [ContentKind: any LegacyRegistration]

  /// Collects handlers.
  ///
  /// - Parameter handlers: The handlers, at most one a kind.
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

  /// The kinds whose handler has an output.
  package var observableKinds: Set<ContentKind> {
    Set(registrations.filter { $0.value.isObservable }.keys)
  }

  /// Makes a watched handler of a kind; `nil` where no handler has an output.
  package func watch(_ kind: ContentKind, in environment: LegacyEnvironment) -> WatchedHandler? {
    registrations[kind]?.watch(environment)
  }

  /// Whether a kind's handlers report what they show; false for a kind without a handler.
  package func isObservable(_ kind: ContentKind) -> Bool {
    registrations[kind]?.isObservable ?? false
  }

  /// The outputs of handlers that are no sequences of LegacyRx, sorted by kind.
  package var foreignStreams: [ForeignStream] { kinds.compactMap(foreignStream) }

  /// The output of a kind's handlers, if it is no sequence of LegacyRx.
  package func foreignStream(of kind: ContentKind) -> ForeignStream? {
    registrations[kind]?.foreignSource.map { ForeignStream(kind: kind, source: $0) }
  }

  /// The kinds whose handlers listen to those of a kind.
  package func kinds(fedBy kind: ContentKind) -> [ContentKind] { registrations[kind]?.feeds ?? [] }

  subscript(kind: ContentKind) -> (any LegacyRegistration)? { registrations[kind] }
}
