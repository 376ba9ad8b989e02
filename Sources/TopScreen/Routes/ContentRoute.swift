public import ScreenDocument
public import UIStateLayer

/// Describes how the responses of one kind fill the slots of a screen's state: a key, a family of
/// slots (one for each content of the kind), and a pure function from response to view data.
@MainActor
public struct ContentRoute<UIState: AnyObject> {
  package internal(set) var route: any ErasedRoute<UIState>
  /// The key of the kind's feature flag; `nil` for the default key `content.<kind>`.
  package private(set) var flagKey: String?
  /// Whether the kind is data alone, without a place in the stack.
  package internal(set) var isDataOnly = false

  /// The kind of the routed contents.
  public var kind: ContentKind { route.kind }

  /// Routes a kind through a function of the response.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response) -> Output
  ) {
    route = TypedRoute(key: key, slots: slots) { _ in .ofResponse(viewData) }
  }

  /// Routes a kind through a function of the response and of a ``ViewDataContext`` with the moment,
  /// time zone and locale.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response, ViewDataContext) -> Output
  ) {
    route = TypedRoute(key: key, slots: slots) { _ in .ofResponseInContext(viewData) }
  }

  /// Returns the route with another feature flag, which decides which side shows the kind during
  /// the migration; the last call counts.
  ///
  /// - Parameter key: The flag's key, in place of `content.<kind>`.
  /// - Returns: The route with that flag.
  public func flag(_ key: String) -> ContentRoute {
    var route = self
    route.flagKey = key
    return route
  }

  /// Sets the side effects that responses of the kind have; a second call replaces those of the
  /// first.
  ///
  /// ```swift
  /// ContentRoute(.ranking, slots: \.ranking) { RankingViewData($0) }
  ///   .effects(of: .ranking) { _, viewData in
  ///     viewData.isEmpty ? [] : [.once(.analytics, "impression:ranking")]
  ///   }
  /// ```
  ///
  /// The screen's ``ContentEffectPerforming`` performs them in order, after the slot was filled.
  /// While a legacy handler shows the kind, they are not performed; at stage `shadow` they are
  /// compared with the handler's effects. A slot that is computed again because another slot has
  /// changed has no effects.
  ///
  /// - Precondition: The key is the route's own.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - effects: A pure function of a response and its view data, called once for each response.
  /// - Returns: The route with these effects.
  public func effects<Response, Output>(
    of key: ContentKey<Response, Output>,
    _ effects: @escaping @Sendable (Response, Output) -> [RoutedEffect]
  ) -> ContentRoute {
    guard key.kind == kind, let typed = self.route as? TypedRoute<UIState, Response, Output> else {
      preconditionFailure(
        "The route of '\(kind)' is given effects of '\(key.kind)'. Use one content key for both."
      )
    }
    var route = self
    route.route = typed.withResponseEffects(effects)
    return route
  }
}
