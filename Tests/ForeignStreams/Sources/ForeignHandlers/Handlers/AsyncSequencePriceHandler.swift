package import Bridge

/// A handler on an asynchronous sequence, whose values are made on the main actor.
package final class AsyncSequencePriceHandler: ObservableLegacyHandler {
  private let responses: AsyncThrowingStream<PriceResponse, any Error>
  private let input: AsyncThrowingStream<PriceResponse, any Error>.Continuation

  package init(_ environment: LegacyEnvironment) {
    (responses, input) = AsyncThrowingStream.makeStream()
  }

  package var output: CallbackSource<PriceViewData> {
    CallbackSource(
      responses.map { @MainActor in
        PriceViewData(title: $0.name == "" ? "–" : $0.name, price: oldPriceText($0.yen))
      }
    )
  }

  package func configure(_ response: PriceResponse) { input.yield(response) }
}
