import Bridge
import Dispatch
import LegacyRx
import TopScreen

/// The legacy side of the tiny app: banners, prices, ranks and plain contents.
///
/// Banners work in the background, prices are wrong from 9,999 yen on and have no note, and plain
/// contents cannot be observed.
@MainActor
enum ShopHandlers {
  static func make() -> LegacyHandlers {
    LegacyHandlers {
      LegacyHandler(.banner) { environment in
        RelayHandler(environment) { BannerViewData(title: $0.title) }
      }
      LegacyHandler(.price) { environment in
        RelayHandler(environment) { response in
          PriceViewData(prices: response.yen.map { $0 >= 9_999 ? "9999円+" : "\($0)円" })
        }
      }
      LegacyHandler(.rank) { environment in
        RelayHandler(environment) { NoteViewData(text: $0.text) }
      }
      LegacyHandler(.plain) { (_: LegacyEnvironment) in PlainHandler() }
    }
  }
}

@MainActor
final class RelayHandler<Response, Output>: ObservableLegacyHandler {
  let output: Observable<Output>
  private let responses = PublishRelay<Response>()

  init(_ environment: LegacyEnvironment, _ transform: @escaping (Response) -> Output) {
    output =
      responses
      .delay(.milliseconds(200), scheduler: environment.backgroundScheduler)
      .map(transform)
      .observe(on: environment.mainScheduler)
  }

  func configure(_ response: Response) {
    responses.accept(response)
  }
}

@MainActor
final class PlainHandler: LegacyContentHandler {
  func configure(_ response: NoteResponse) {}
}
