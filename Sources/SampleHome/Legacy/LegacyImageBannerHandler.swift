#if LegacyBridge
import Bridge
import LegacyRx
import TopScreen

/// The legacy handler of an image banner, which formats its view data off the main queue, and
/// reports its impression once, with the first tracking id.
final class LegacyImageBannerHandler: ObservableLegacyHandler {
  let output: Observable<ImageBannerViewData>

  private let responses = PublishRelay<ImageBannerResponse>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment) {
    output = Self.output(of: responses.asObservable(), in: environment)
    output.subscribe().disposed(by: disposeBag)
    Self.reportImpressionOnce(of: responses.asObservable(), to: environment.effects)
      .disposed(by: disposeBag)
  }

  func configure(_ response: ImageBannerResponse) {
    responses.accept(response)
  }

  private nonisolated static func output(
    of responses: Observable<ImageBannerResponse>,
    in environment: LegacyEnvironment
  ) -> Observable<ImageBannerViewData> {
    responses
      .observe(on: environment.backgroundScheduler)
      .map { response in
        ImageBannerViewData(
          imageURL: LegacyURLPolicy.allowedURLOrEmpty(response.imageURL),
          label: LegacyTextFormatter.title.string(from: response.title, default: "バナー"),
          destination: LegacyURLPolicy.allowedURLOrEmpty(response.linkURL),
          heightPercent: heightPercent(width: response.width, height: response.height)
        )
      }
      .observe(on: environment.mainScheduler)
      .share(replay: 1)
  }

  private nonisolated static func reportImpressionOnce(
    of responses: Observable<ImageBannerResponse>,
    to effects: any LegacyEffects
  ) -> any Disposable {
    responses
      .compactMap(\.trackingID)
      .take(1)
      .subscribe(onNext: { trackingID in
        effects.perform(LegacyEffect(.analytics, "impression:imageBanner:\(trackingID)"))
      })
  }

  private nonisolated static func heightPercent(width: Int?, height: Int?) -> Int {
    guard let width, let height, width > 0, height > 0 else { return 33 }
    return LegacyPercentage.percent(of: height, in: width, limitedTo: 10...200)
  }
}
#endif
