package import Bridge
package import ReactiveSwift

/// A handler on ReactiveSwift.
package final class ReactiveSwiftPriceHandler: ObservableLegacyHandler {
  package let output: Signal<PriceViewData, Never>
  private let input: Signal<PriceResponse, Never>.Observer

  package init(_ environment: LegacyEnvironment) {
    let (responses, input) = Signal<PriceResponse, Never>.pipe()
    self.input = input
    output = responses.map {
      PriceViewData(title: $0.name == "" ? "–" : $0.name, price: oldPriceText($0.yen))
    }
  }

  package func configure(_ response: PriceResponse) { input.send(value: response) }
}
