public import UIStateLayer

extension ContentRoute {
  /// Routes an interactive kind through a reducer, which handles responses and the user's actions.
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
  /// The reducer is called for each event, in their order, and its result fills the slot. Each
  /// content has a local state of its own while it is on the screen; a refresh is an event like any
  /// other, so the reducer decides what stays in the local state. The first event is a response.
  ///
  /// The reducer must be pure: the bridge runs it a second time to compare, and may run it again
  /// over earlier events when a content changes sides.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - state: The local state of a content before its first response.
  ///   - reduce: A pure function that changes the local state, and returns the new view data.
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

  /// Routes an interactive kind through a reducer that also receives the context of each event.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - state: The local state of a content before its first response.
  ///   - reduce: A pure function that changes the local state, and returns the new view data.
  public init<Response, Output, Action, LocalState: Sendable>(
    _ key: InteractiveContentKey<Response, Output, Action>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    startingFrom state: LocalState,
    reduce:
      @escaping @Sendable (inout LocalState, ContentEvent<Response, Action>, ViewDataContext) ->
      Output
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

  /// Adds the side effects that responses and actions of the kind have.
  ///
  /// They are performed and compared as those of
  /// ``effects(of:_:)-(ContentKey<Response,Output>,_)``.
  ///
  /// - Precondition: The key is the route's own.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - effects: A pure function of an event and the view data after it, called once for each
  ///     event.
  /// - Returns: The route with these effects.
  public func effects<Response, Output, Action>(
    of key: InteractiveContentKey<Response, Output, Action>,
    _ effects: @escaping @Sendable (ContentEvent<Response, Action>, Output) -> [RoutedEffect]
  ) -> ContentRoute {
    var route = self.effects(of: key.content) { effects(.response($0), $1) }
    guard let typed = route.route as? TypedRoute<UIState, Response, Output> else { return route }
    route.route = typed.withActionEffects({ action, output in
      (action.value as? Action).map { effects(.action($0), output) } ?? []
    })
    return route
  }
}
