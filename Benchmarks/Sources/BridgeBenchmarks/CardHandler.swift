import Bridge
import LegacyRx
import ScreenBenchmarks

/// An old handler as small as one can be: a relay, and a mapping.
final class CardHandler: ObservableLegacyHandler {
  private let response = PublishRelay<CardResponse>()

  var output: Observable<CardViewData> { response.map { CardViewData($0) } }

  func configure(_ response: CardResponse) {
    self.response.accept(response)
  }
}
