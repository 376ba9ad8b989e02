#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyTimeSaleHandlerTests {
  private let fixture = LegacyFixture()

  private func response(secondsLeft: Int?, title: String? = nil) -> TimeSaleResponse {
    TimeSaleResponse(
      title: title,
      endsAt: secondsLeft.map { LegacyFixture.now + $0 },
      items: []
    )
  }

  @Test func `shows a sale`() {
    let response = TimeSaleResponse(
      endsAt: LegacyFixture.now + 11_045,
      items: [
        TimeSaleResponse.Item(
          itemID: "t-1",
          name: "タオル",
          imageURL: "https://image.example.jp/t-1.jpg",
          salePrice: 800,
          regularPrice: 1_000,
          stockTotal: 100,
          stockLeft: 11
        ),
        TimeSaleResponse.Item(itemID: "t-2", name: "皿", salePrice: 0),
      ]
    )

    let outputs = fixture.outputs(of: LegacyTimeSaleHandler(fixture.environment), for: response)

    #expect(
      outputs == [
        TimeSaleViewData(
          title: "タイムセール",
          remaining: "残り 03:04:05",
          isOver: false,
          items: [
            TimeSaleViewData.Item(
              id: "t-1",
              name: "タオル",
              imageURL: "https://image.example.jp/t-1.jpg",
              salePrice: "800円",
              regularPrice: "1,000円",
              discount: "20%OFF",
              stockPercent: 11,
              stock: "残り11%"
            ),
            TimeSaleViewData.Item(
              id: "t-2",
              name: "皿",
              imageURL: "",
              salePrice: "無料",
              regularPrice: "",
              discount: "",
              stockPercent: 0,
              stock: ""
            ),
          ]
        )
      ]
    )
  }

  @Test(
    arguments: [
      (nil, 5, 0, ""), (5, nil, 0, ""), (0, 5, 0, ""), (-1, -1, 0, ""), (.min, .max, 0, ""),
      (100, 0, 0, "売り切れ"), (100, -1, 0, "売り切れ"), (100, .min, 0, "売り切れ"),
      (1_000, 1, 1, "残りわずか"), (.max, 1, 1, "残りわずか"), (100, 10, 10, "残りわずか"),
      (1_000, 109, 10, "残りわずか"), (100, 11, 11, "残り11%"), (100, 100, 100, "残り100%"),
      (100, 150, 100, "残り100%"), (1, .max, 100, "残り100%"), (.max, .max - 1, 99, "残り99%"),
    ] as [(Int?, Int?, Int, String)]
  )
  func `shows the remaining stock`(total: Int?, left: Int?, percent: Int, stock: String) {
    let item = TimeSaleResponse.Item(
      itemID: "a",
      name: "a",
      salePrice: 1,
      stockTotal: total,
      stockLeft: left
    )

    let rows = fixture.outputs(
      of: LegacyTimeSaleHandler(fixture.environment),
      for: TimeSaleResponse(items: [item])
    )
    .flatMap(\.items)

    #expect(rows.map(\.stockPercent) == [percent])
    #expect(rows.map(\.stock) == [stock])
  }

  @Test func `counts down to the end, and then stops`() {
    let handler = LegacyTimeSaleHandler(fixture.environment)
    let recorder = LegacyRecorder(handler.output)

    handler.configure(response(secondsLeft: 62))
    fixture.run()
    #expect(recorder.values.map(\.remaining) == ["残り 00:01:02"])

    fixture.advance(seconds: 3)
    #expect(
      recorder.values.map(\.remaining) == [
        "残り 00:01:02", "残り 00:01:01", "残り 00:01:00", "まもなく終了",
      ]
    )

    fixture.advance(seconds: 58)
    #expect(recorder.values.count == 4)

    fixture.advance(seconds: 1)
    #expect(recorder.values.map(\.remaining).last == "終了しました")
    #expect(recorder.values.map(\.isOver) == [false, false, false, false, true])

    // No timer remains: running all work returns.
    fixture.runEverything()
    #expect(fixture.secondsPassed == 62)
    #expect(recorder.values.count == 5)
  }

  @Test func `ticks once a second`() {
    let handler = LegacyTimeSaleHandler(fixture.environment)
    let recorder = LegacyRecorder(handler.output)

    handler.configure(response(secondsLeft: 3_600))
    fixture.run()
    fixture.advance(seconds: 0.75)
    #expect(recorder.values.map(\.remaining) == ["残り 01:00:00"])

    fixture.advance(seconds: 0.25)
    #expect(recorder.values.map(\.remaining) == ["残り 01:00:00", "残り 00:59:59"])
  }

  @Test func `replaces the countdown with that of a new response`() {
    let handler = LegacyTimeSaleHandler(fixture.environment)
    let recorder = LegacyRecorder(handler.output)

    handler.configure(response(secondsLeft: 90, title: "一"))
    fixture.run()
    fixture.advance(seconds: 1)
    handler.configure(response(secondsLeft: 3_601, title: "二"))
    fixture.run()
    fixture.advance(seconds: 1)

    #expect(recorder.values.map(\.title) == ["一", "一", "二", "二"])
    #expect(
      recorder.values.map(\.remaining) == [
        "残り 00:01:30", "残り 00:01:29", "残り 01:00:00", "残り 00:59:59",
      ]
    )
  }

  @Test(arguments: [0, -1, -86_400])
  func `shows a finished sale without a countdown`(secondsLeft: Int) {
    let outputs = fixture.outputs(
      of: LegacyTimeSaleHandler(fixture.environment),
      for: response(secondsLeft: secondsLeft)
    )

    #expect(outputs.map(\.remaining) == ["終了しました"])
    #expect(outputs.map(\.isOver) == [true])
    fixture.runEverything()
    #expect(fixture.secondsPassed == 0)
  }

  @Test(arguments: [nil, 0, .min, .max, 946_684_799, 4_102_444_800] as [Int?])
  func `has no end if the end is invalid`(endsAt: Int?) {
    let outputs = fixture.outputs(
      of: LegacyTimeSaleHandler(fixture.environment),
      for: TimeSaleResponse(endsAt: endsAt, items: [])
    )

    #expect(outputs == [TimeSaleViewData(title: "タイムセール", remaining: "", isOver: false, items: [])])
    fixture.runEverything()
    #expect(fixture.secondsPassed == 0)
  }

  @Test func `does not redraw for an equal response`() {
    let outputs = fixture.outputs(
      of: LegacyTimeSaleHandler(fixture.environment),
      for: response(secondsLeft: 3_600),
      response(secondsLeft: 3_600)
    )

    #expect(outputs.count == 1)
  }

  @Test func `reports its impression once, for any number of subscribers`() {
    let handler = LegacyTimeSaleHandler(fixture.environment)
    let watchers = [LegacyRecorder(handler.output), LegacyRecorder(handler.output)]

    handler.configure(response(secondsLeft: 10))
    fixture.run()
    handler.configure(response(secondsLeft: 20))
    fixture.run()
    fixture.advance(seconds: 30)

    #expect(watchers[0].values == watchers[1].values)
    #expect(fixture.effects == ["analytics impression:timeSale"])
  }
}
#endif
