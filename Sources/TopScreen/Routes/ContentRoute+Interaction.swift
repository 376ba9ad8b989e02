public import UIStateLayer

extension ContentRoute {
  /// Routes a kind on which the user acts through a reducer.
  ///
  /// ```swift
  /// ContentRoute(.poll, slots: \.poll, startingFrom: PollState()) { state, event in
  ///   switch event {
  ///   case .response(let response): state.poll = response
  ///   case .action(.choose(let index)): state.choice = index
  ///   }
  ///   return PollViewData(state)
  /// }
  /// ```
  ///
  /// The reducer is called once an event, in their order, and its result fills the slot. Each content has a
  /// local state of its own, for as long as it is on the screen; a refresh is an event like any other, so
  /// the reducer decides what it keeps. The first event is a response.
  ///
  /// The reducer must be pure: the bridge runs it a second time to compare, and again from the first event
  /// when a content changes sides.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - state: The local state of a content before its first response.
  ///   - reduce: A pure function that changes the local state, and returns what is shown from then on.
  public init<Response, Output, Action, LocalState: Sendable>(
    _ key: InteractiveContentKey<Response, Output, Action>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    startingFrom state: LocalState,
    reduce: @escaping @Sendable (inout LocalState, ContentEvent<Response, Action>) -> Output
  ) {
    route = TypedRoute(
      key: key.content,
      slots: slots,
      interaction: RouteInteraction(Action.self, startingFrom: state) { state, event, _ in
        reduce(&state, event)
      }
    ) { _ in
      .ofResponse { response in
        var state = state
        return reduce(&state, .response(response))
      }
    }
  }

  /// Routes a kind on which the user acts through a reducer that takes the moment of each event.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - state: The local state of a content before its first response.
  ///   - reduce: A pure function of the local state, an event, and its moment and place.
  public init<Response, Output, Action, LocalState: Sendable>(
    _ key: InteractiveContentKey<Response, Output, Action>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    startingFrom state: LocalState,
    reduce:
      @escaping @Sendable (inout LocalState, ContentEvent<Response, Action>, RouteContext) -> Output
  ) {
    route = TypedRoute(
      key: key.content,
      slots: slots,
      interaction: RouteInteraction(Action.self, startingFrom: state) { state, event, context in
        reduce(&state, event, context())
      }
    ) { _ in
      .ofResponseInContext { response, context in
        var state = state
        return reduce(&state, .response(response), context)
      }
    }
  }

  /// Says what responses and actions of the kind do to the world outside the screen.
  ///
  /// They are done, compared and held back as those of ``effects(of:_:)-(ContentKey<Response,Output>,_)``.
  ///
  /// - Precondition: The key is the route's own.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - effects: A pure function of an event and the view data after it, called once an event.
  /// - Returns: The route, asking for these effects.
  public func effects<Response, Output, Action>(
    of key: InteractiveContentKey<Response, Output, Action>,
    _ effects: @escaping @Sendable (ContentEvent<Response, Action>, Output) -> [RoutedEffect]
  ) -> ContentRoute {
    var route = self.effects(of: key.content) { effects(.response($0), $1) }
    guard let typed = route.route as? TypedRoute<UIState, Response, Output> else { return route }
    route.route = typed.asking(ofActions: { action, output in
      (action.value as? Action).map { effects(.action($0), output) } ?? []
    })
    return route
  }
}
