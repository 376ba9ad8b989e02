public import UIStateLayer

extension ContentRoute {
  /// Routes a kind that is data alone: other routes read its slot, and no view draws it.
  ///
  /// ```swift
  /// ContentRoute.data(.forecast, slots: \.forecast) { ForecastViewData($0) }
  /// ContentRoute(.weather, slots: \.weather, readingSlots: \.forecast) { response, forecast in
  ///   WeatherViewData(response, range: forecast.isFilled ? forecast.value.range : "–")
  /// }
  /// ```
  ///
  /// A content of the kind is delivered, read, compared, recorded and flagged like others. It has
  /// no item in the stack, on whichever side it is: a legacy handler of the kind needs no view.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - viewData: A pure function that returns the view data.
  /// - Returns: The route.
  public static func data<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response) -> Output
  ) -> ContentRoute {
    ContentRoute(key, slots: slots(), viewData: viewData).asData()
  }

  /// Routes a kind that is data alone, through a function of the response and the current moment.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: The key path of the kind's slots; evaluated only when the slots are needed.
  ///   - viewData: A pure function that returns the view data.
  /// - Returns: The route.
  public static func data<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response, ViewDataContext) -> Output
  ) -> ContentRoute {
    ContentRoute(key, slots: slots(), viewData: viewData).asData()
  }

  /// Returns this route for a kind that is data alone: other routes read its slot, and no view
  /// draws it.
  ///
  /// Use it for a route that reads other slots, which the `data` functions cannot create.
  ///
  /// - Returns: The route, whose contents have no place in the stack.
  public func asData() -> ContentRoute {
    var route = self
    route.isDataOnly = true
    return route
  }
}
