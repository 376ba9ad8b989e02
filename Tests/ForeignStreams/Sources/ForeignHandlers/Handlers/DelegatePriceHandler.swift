package import Bridge

/// A handler without a stream library: it calls back its view.
package final class DelegatePriceHandler: ObservableLegacyHandler {
  private final class View {
    var onRedraw: (PriceViewData) -> Void = { _ in }
  }

  private let view = View()

  package init(_ environment: LegacyEnvironment) {}

  package var output: CallbackSource<PriceViewData> {
    CallbackSource { [view] observer in
      view.onRedraw = observer.next
      return { view.onRedraw = { _ in } }
    }
  }

  package func configure(_ response: PriceResponse) {
    view.onRedraw(
      PriceViewData(
        title: response.name == "" ? "–" : response.name,
        price: oldPriceText(response.yen)
      )
    )
  }
}
