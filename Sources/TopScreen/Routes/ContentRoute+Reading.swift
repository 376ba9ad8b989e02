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
  /// From each family, the function receives the value of the first content on the screen whose
  /// kind fills the family. If there is no such content, or it has no value yet, the function
  /// receives the family's default value, and the warning `defaultRead` reports the read. A route
  /// that can do without the value reads the slot's phase with `readingSlots:`.
  ///
  /// When a document is shown, the slots that are read are filled first, wherever their contents
  /// are. When a slot that is read changes between documents, the content is computed again once,
  /// in a later turn of the main queue.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
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
        viewData(
          response,
          reader.valueOfFirstContentRecordingUnfilled(in: first),
          repeat reader.valueOfFirstContentRecordingUnfilled(in: each others)
        )
      }
    }
  }

  /// Routes a kind through a function of the response, of a ``ViewDataContext`` with the moment, time
  /// zone and locale, and of the values of other slots.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    reading first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, ViewDataContext, First, repeat each Other) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponseInContext { response, context in
        viewData(
          response,
          context,
          reader.valueOfFirstContentRecordingUnfilled(in: first),
          repeat reader.valueOfFirstContentRecordingUnfilled(in: each others)
        )
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
  /// Like a route with `reading:`, but the function can tell a default value from the value of a
  /// filled slot.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    readingSlots first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData:
      @escaping @Sendable (Response, SlotSnapshot<First>, repeat SlotSnapshot<each Other>) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponse { response in
        viewData(
          response,
          reader.firstContentSlotOrDefault(in: first),
          repeat reader.firstContentSlotOrDefault(in: each others)
        )
      }
    }
  }

  /// Routes a kind through a function of the response, of a ``ViewDataContext`` with the moment, time
  /// zone and locale, and of other slots with their phases.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - first: A family that the function reads.
  ///   - others: The other families that it reads.
  ///   - viewData: A pure function that returns the view data.
  public init<Response, Output, First, each Other: ViewData>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    readingSlots first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData:
      @escaping @Sendable (
        Response, ViewDataContext, SlotSnapshot<First>, repeat SlotSnapshot<each Other>
      ) ->
      Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { reader in
      .ofResponseInContext { response, context in
        viewData(
          response,
          context,
          reader.firstContentSlotOrDefault(in: first),
          repeat reader.firstContentSlotOrDefault(in: each others)
        )
      }
    }
  }
}
