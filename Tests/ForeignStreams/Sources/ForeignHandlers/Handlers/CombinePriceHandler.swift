package import Bridge
import Combine

/// A handler on Combine.
package final class CombinePriceHandler: ObservableLegacyHandler {
  private let responses = PassthroughSubject<PriceResponse, Never>()

  package init(_ environment: LegacyEnvironment) {}

  package var output: CallbackSource<PriceViewData> {
    CallbackSource(
      responses.map {
        PriceViewData(title: $0.name == "" ? "–" : $0.name, price: oldPriceText($0.yen))
      }
    )
  }

  package func configure(_ response: PriceResponse) { responses.send(response) }
}
