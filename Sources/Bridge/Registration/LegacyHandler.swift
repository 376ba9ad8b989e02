public import Parity
public import ScreenDocument
public import TopScreen
import UIStateLayer

/// The registration of a legacy handler for one kind of content.
@MainActor
public struct LegacyHandler {
  let registration: any LegacyRegistration

  /// Registers a kind whose handler has an output, so that it can be compared.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - feeding: The kinds whose handlers listen to this kind's handlers, each a direct listener.
  ///     While a handler of one of these kinds runs, this kind's handler runs too, at every stage.
  ///     While this kind's slot is shown, its handler is not visible and performs no effects.
  ///   - make: Creates a handler; called for each content, and again if a flip needs a new handler.
  public init<Response, Output, Handler: ObservableLegacyHandler<Response, Output>>(
    _ key: ContentKey<Response, Output>,
    feeding: [ContentKind] = [],
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    self.init(key, feeding: feeding, parity: ParityRules(), make: make)
  }

  /// Registers a kind whose handler has an output, with rules for its comparison.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - feeding: The kinds whose handlers listen to this kind's handlers. While a handler of one
  ///     of these kinds runs, this kind's handler runs too, at every stage.
  ///   - parity: The rules for the comparison of two outputs, and for the contents of a reported
  ///     difference.
  ///   - make: Creates a handler; called for each content, and again if a flip needs a new handler.
  public init<Response, Output, Handler: ObservableLegacyHandler<Response, Output>>(
    _ key: ContentKey<Response, Output>,
    feeding: [ContentKind] = [],
    parity: ParityRules<Output>,
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    registration = TypedLegacyRegistration(
      key: key,
      fedKinds: feeding,
      rules: parity,
      foreignOutputTypeName: Self.foreignTypeName(of: Handler.Source.self),
      makeWatched: { WatchedHandler(make($0)) },
      makeSide: { LegacySide(observing: make($0), $1) }
    )
  }

  /// Registers an interactive kind, whose handler receives the actions of the user.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - feeding: The kinds whose handlers listen to this kind's handlers. While a handler of one
  ///     of these kinds runs, this kind's handler runs too, at every stage.
  ///   - parity: The rules for the comparison of two outputs, and for the contents of a reported
  ///     difference.
  ///   - make: Creates a handler; called for each content, and again if a flip needs a new handler.
  public init<Response, Output, Action, Handler: ActingLegacyHandler<Response, Output, Action>>(
    _ key: InteractiveContentKey<Response, Output, Action>,
    feeding: [ContentKind] = [],
    parity: ParityRules<Output> = ParityRules(),
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    registration = TypedLegacyRegistration(
      key: key.content,
      fedKinds: feeding,
      rules: parity,
      foreignOutputTypeName: Self.foreignTypeName(of: Handler.Source.self),
      actionDecoder: HandlerActionDecoder(Action.self),
      makeWatched: { WatchedHandler(make($0)) },
      makeSide: { environment, workTrackerAndPipelineScope in
        let handler = make(environment)
        return LegacySide(observing: handler, workTrackerAndPipelineScope) {
          [weak handler] action in
          if let action = action.value as? Action { handler?.handle(action) }
        }
      }
    )
  }

  /// Registers a kind whose handler has no output.
  ///
  /// The kind is not compared: the stages `shadow` and `live` become `off`.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - feeding: The kinds whose handlers listen to this kind's handlers. While a handler of one
  ///     of these kinds runs, this kind's handler runs too, at every stage.
  ///   - make: Creates a handler; called for each content, and again if a flip needs a new handler.
  public init<Response, Output, Handler: LegacyContentHandler<Response>>(
    _ key: ContentKey<Response, Output>,
    feeding: [ContentKind] = [],
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) {
    registration = TypedLegacyRegistration(
      key: key,
      fedKinds: feeding,
      makeWatched: nil,
      makeSide: { LegacySide(make($0), $1) }
    )
  }

  /// Returns the name of a source's type without its generic parameters; `nil` for an `Observable`
  /// of LegacyRx.
  private static func foreignTypeName<Source: ValueSource>(of source: Source.Type) -> String? {
    guard !Source.isObservableOfLegacyRx else { return nil }
    return String("\(source)".prefix { $0 != "<" })
  }
}
