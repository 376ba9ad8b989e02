#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyImageBannerHandlerTests {
  private let fixture = LegacyFixture()

  @Test func `shows a banner`() {
    let response = ImageBannerResponse(
      imageURL: "https://image.example.jp/spring.jpg",
      title: "  春のセール\n",
      linkURL: "https://example.jp/spring",
      width: 1_200,
      height: 628,
      trackingID: "b-1"
    )

    let outputs = fixture.outputs(of: LegacyImageBannerHandler(fixture.environment), for: response)

    #expect(
      outputs == [
        ImageBannerViewData(
          imageURL: "https://image.example.jp/spring.jpg",
          label: "春のセール",
          destination: "https://example.jp/spring",
          heightPercent: 52
        )
      ]
    )
  }

  @Test func `shows fallbacks for absent fields`() {
    let handler = LegacyImageBannerHandler(fixture.environment)

    let outputs = fixture.outputs(of: handler, for: ImageBannerResponse(title: " "))

    #expect(
      outputs == [
        ImageBannerViewData(imageURL: "", label: "バナー", destination: "", heightPercent: 33)
      ]
    )
    #expect(outputs.map(\.isEmpty) == [true])
  }

  @Test(
    arguments: [
      (100, 9, 10), (100, 10, 10), (100, 11, 11), (100, 200, 200), (100, 201, 200), (3, 2, 66),
      (.max, .max - 1, 99), (1, .max, 200), (.max, 1, 10), (nil, 100, 33), (100, nil, 33),
      (0, 100, 33), (100, 0, 33), (-100, -100, 33), (.min, .min, 33),
    ] as [(Int?, Int?, Int)]
  )
  func `keeps the height within bounds`(width: Int?, height: Int?, percent: Int) {
    let handler = LegacyImageBannerHandler(fixture.environment)

    let outputs = fixture.outputs(
      of: handler,
      for: ImageBannerResponse(width: width, height: height)
    )

    #expect(outputs.map(\.heightPercent) == [percent])
  }

  @Test func `reports its impression once`() {
    let handler = LegacyImageBannerHandler(fixture.environment)
    let watchers = [LegacyRecorder(handler.output), LegacyRecorder(handler.output)]

    handler.configure(ImageBannerResponse(trackingID: "b-1"))
    fixture.run()
    handler.configure(ImageBannerResponse(title: "新", trackingID: "b-1"))
    fixture.run()

    #expect(watchers.map(\.values.count) == [2, 2])
    #expect(fixture.effects == ["analytics impression:imageBanner:b-1"])
  }
}
#endif
