public import UIStateLayer

extension ContentRoute {
  /// Routes a kind through a function of the response and of what other slots hold.
  ///
  /// ```swift
  /// ContentRoute(.coupons, slots: \.coupons, reading: \.pointBalance) { response, points in
  ///   CouponsViewData(response, rank: points.rank)
  /// }
  /// ```
  ///
  /// A family stands for its kind's first content on the screen, with the family's default as long as
  /// that holds nothing. When a document brings both, what is read is brought up to date first,
  /// wherever it stands. When a slot that is read changes otherwise, the content is made again, once,
  /// in a later turn of the main queue.
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
    reading first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, First, repeat each Other) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { values in
      .ofResponse { response in
        viewData(response, values(first), repeat values(each others))
      }
    }
  }

  /// Routes a kind through a function of the response, the moment it is shown, and what other slots hold.
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
    reading first: KeyPath<UIState, UIStateSlots<First>>,
    _ others: repeat KeyPath<UIState, UIStateSlots<each Other>>,
    viewData: @escaping @Sendable (Response, RouteContext, First, repeat each Other) -> Output
  ) {
    var families: [PartialKeyPath<UIState>] = [first]
    repeat families.append(each others)
    route = TypedRoute(key: key, slots: slots, reading: families) { values in
      .ofResponseInContext { response, context in
        viewData(response, context, values(first), repeat values(each others))
      }
    }
  }
}
