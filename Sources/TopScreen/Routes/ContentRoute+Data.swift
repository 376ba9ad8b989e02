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
  /// A content of the kind is delivered, read, compared, recorded and flagged like others. It has no item in the
  /// stack, on whichever side it is: a legacy handler of the kind needs no view.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - viewData: A pure function.
  /// - Returns: The route.
  public static func data<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response) -> Output
  ) -> ContentRoute {
    ContentRoute(key, slots: slots(), viewData: viewData).asData()
  }

  /// Routes a kind that is data alone, through a function of the response and the moment it is delivered.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - slots: Where the screen's state keeps the kind's slots; made when they are needed first.
  ///   - viewData: A pure function.
  /// - Returns: The route.
  public static func data<Response, Output>(
    _ key: ContentKey<Response, Output>,
    slots: @autoclosure @escaping () -> KeyPath<UIState, UIStateSlots<Output>>,
    viewData: @escaping @Sendable (Response, RouteContext) -> Output
  ) -> ContentRoute {
    ContentRoute(key, slots: slots(), viewData: viewData).asData()
  }

  /// The same route for a kind that is data alone, such as one that reads other slots itself.
  ///
  /// - Returns: The route, whose contents have no place in the stack.
  public func asData() -> ContentRoute {
    var route = self
    route.isData = true
    return route
  }
}
