#if LegacyHome
import Bridge
import LegacyRx
import ShopContents

/// The legacy handler of the carousel, which also emits the ids of its items to the history.
final class LegacyCarouselHandler: ObservableLegacyHandler {
  let output: Observable<CarouselViewData>

  private let responses = PublishRelay<CarouselResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, events: ShopEvents) {
    let slides =
      responses
      .map { response in response.slides.filter { $0.image != nil } }
      .share(replay: 1)
    let interval = responses.map { $0.interval.map { $0 < 3 ? 3 : $0 } ?? 5 }

    output =
      Observable
      .zip(slides, interval) { slides, interval in
        var shown: [CarouselViewData.Slide] = []
        for slide in slides {
          shown.append(
            CarouselViewData.Slide(
              item: slide.item,
              title: slide.title,
              image: slide.image ?? "",
              page: String(shown.count + 1) + " / " + String(slides.count)
            )
          )
        }
        return CarouselViewData(slides: shown, interval: slides.count < 2 ? 0 : interval)
      }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)

    disposeBag.insert(
      slides.map { $0.map(\.item) }.bind(to: events.promotedItems),
      output.subscribe()
    )
  }

  func configure(_ response: CarouselResponse) {
    responses.accept(response)
  }
}
#endif
