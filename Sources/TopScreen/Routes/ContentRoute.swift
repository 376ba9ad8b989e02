public import ScreenDocument
public import UIStateLayer

/// The way of one kind of content into a screen's state: a key, a family of slots, and a pure
/// function from response to view data.
@MainActor
public struct ContentRoute<UIState: AnyObject> {
  package internal(set) var route: any ErasedRoute<UIState>
  /// The key of the feature flag of the kind, if it is not the usual one.
  package private(set) var flagKey: String?
  /// Whether the kind is data alone, without a place in the stack.
  package internal(set) var isData = false

  /// The kind that takes this way.
  public var kind: ContentKind { route.kind }

  /// Routes a kind through a function of the response alone.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - viewData: A pure function.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response) -> Output
  ) {
    route = TypedRoute(key: key, slots: slots) { _ in .ofResponse(viewData) }
  }

  /// Routes a kind through a function of the response and the moment it is shown.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - viewData: A pure function.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response, RouteContext) -> Output
  ) {
    route = TypedRoute(key: key, slots: slots) { _ in .ofResponseInContext(viewData) }
  }

  /// Names the feature flag that says which side shows the kind, while there are two.
  ///
  /// - Parameter key: The flag's key, in place of `content.<kind>`.
  /// - Returns: The route, asking for that flag.
  public func flag(_ key: String) -> ContentRoute {
    var route = self
    route.flagKey = key
    return route
  }

  /// Says what responses of the kind do to the world outside the screen.
  ///
  /// ```swift
  /// ContentRoute(.ranking, slots: \.ranking) { RankingViewData($0) }
  ///   .effects(of: .ranking) { _, viewData in
  ///     viewData.isEmpty ? [] : [.once(.analytics, "impression:ranking")]
  ///   }
  /// ```
  ///
  /// They go to the screen's port once the slot is filled, in the order given. As long as an old handler
  /// shows the kind, they are not done, but held against the handler's. A slot that is filled anew because
  /// another one that it reads has changed does nothing.
  ///
  /// - Precondition: The key is the route's own.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - effects: A pure function of a response and the view data made of it, called once a response.
  /// - Returns: The route, asking for these effects.
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
    route.route = typed.asking(for: effects)
    return route
  }
}
