public import UIStateLayer

extension ContentRoute {
  /// Routes a kind through a function of the response and of the values of other slots.
  ///
  /// ```swift
  /// ContentRoute(.coupons, slots: \.coupons, reading: \.pointBalance) { response, points in
  ///   CouponsViewData(response, rank: points.rank)
  /// }
  /// ```
  ///
  /// A family stands for its kind's first content on the screen, and has its default value before that content
  /// has one: the warning `defaultRead` names both contents then. A route that can do without the value reads its phase
  /// with `readingSlots:`. When a document contains both contents, the slots that are read are filled first, independent
  /// of their places. When such a slot changes otherwise, the content is computed again once, in a later turn of the
  /// main queue.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated on first use.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, First, repeat each Other) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponse { response in
        viewData(response, reader.value(first), repeat reader.value(each others))
      }
    }
  }

  /// Routes a kind through a function of the response, the current moment, and the values of other
  /// slots.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated on first use.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, RouteContext, First, repeat each Other) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponseInContext { response, context in
        viewData(response, context, reader.value(first), repeat reader.value(each others))
      }
    }
  }

  /// Routes a kind through a function of the response and of other slots with their phases.
  ///
  /// ```swift
  /// ContentRoute(.weather, slots: \.weather, readingSlots: \.forecast) { response, forecast in
  ///   WeatherViewData(response, range: forecast.isFilled ? forecast.value.range : "–")
  /// }
  /// ```
  ///
  /// It reads as a route with `reading:` does, and sees whether a slot was filled, so that it shows no default as
  /// if it were a value.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    readingSlots first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, ReadSlot<First>, repeat ReadSlot<each Other>) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponse { response in
        viewData(response, reader.slot(first), repeat reader.slot(each others))
      }
    }
  }

  /// Routes a kind through a function of the response, the moment it is shown, and other slots with their phases.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    readingSlots first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData:
      @escaping @Sendable (Response, RouteContext, ReadSlot<First>, repeat ReadSlot<each Other>) ->
      Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponseInContext { response, context in
        viewData(response, context, reader.slot(first), repeat reader.slot(each others))
      }
    }
  }
}
