#if LegacyBridge
import LegacyRx
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyPointBalanceHandlerTests {
  private let fixture = LegacyFixture()
  private let events = LegacyHomeEvents()

  private func outputs(for response: PointBalanceResponse) -> [PointBalanceViewData] {
    fixture.outputs(
      of: LegacyPointBalanceHandler(fixture.environment, events: events),
      for: response
    )
  }

  @Test func `shows points and rank`() {
    let outputs = outputs(
      for: PointBalanceResponse(
        points: 1_234,
        limitedPoints: 300,
        limitedPointsExpireAt: "2026-04-30T23:59:59+09:00",
        rank: "gold"
      )
    )

    #expect(
      outputs == [
        PointBalanceViewData(
          points: "1,234ポイント",
          limitedPoints: "うち期間限定300ポイント",
          limitedExpiry: "4月30日(木)まで",
          rank: "ゴールド会員"
        )
      ]
    )
  }

  @Test(
    arguments: [
      (0, nil, "0ポイント", "", ""), (-50, -1, "-50ポイント", "", ""),
      (.min, 0, "-9,223,372,036,854,775,808ポイント", "", ""),
      (1, 1, "1ポイント", "うち期間限定1ポイント", "本日まで"),
      (
        .max, .max, "9,223,372,036,854,775,807ポイント", "うち期間限定9,223,372,036,854,775,807ポイント",
        "本日まで"
      ),
    ] as [(Int, Int?, String, String, String)]
  )
  func `shows limited points with their expiry or not at all`(
    points: Int,
    limited: Int?,
    pointsText: String,
    limitedText: String,
    expiry: String
  ) {
    let outputs = outputs(
      for: PointBalanceResponse(
        points: points,
        limitedPoints: limited,
        limitedPointsExpireAt: "2026-04-01T23:00:00+09:00"
      )
    )

    #expect(outputs.map(\.points) == [pointsText])
    #expect(outputs.map(\.limitedPoints) == [limitedText])
    #expect(outputs.map(\.limitedExpiry) == [expiry])
  }

  @Test(arguments: [nil, "", "2026-04-31T00:00:00Z"] as [String?])
  func `omits an expiry that cannot be read`(expiresAt: String?) {
    let outputs = outputs(
      for: PointBalanceResponse(points: 1, limitedPoints: 1, limitedPointsExpireAt: expiresAt)
    )

    #expect(outputs.map(\.limitedExpiry) == [""])
  }

  @Test(
    arguments: [
      ("silver", "シルバー会員", .silver), ("gold", "ゴールド会員", .gold),
      ("platinum", "プラチナ会員", .platinum), ("regular", "レギュラー会員", .regular),
      ("Gold", "レギュラー会員", .regular), ("", "レギュラー会員", .regular),
      (nil, "レギュラー会員", .regular),
    ] as [(String?, String, LegacyMemberRank)]
  )
  func `shows and announces the rank`(name: String?, title: String, rank: LegacyMemberRank) {
    events.memberRank.accept(.silver)
    let handler = LegacyPointBalanceHandler(fixture.environment, events: events)
    let outputs = fixture.outputs(of: handler, for: PointBalanceResponse(points: 0, rank: name))

    #expect(outputs.map(\.rank) == [title])
    #expect(events.memberRank.value == rank)
  }

  @Test func `writes points to the cache when they change`() {
    let handler = LegacyPointBalanceHandler(fixture.environment, events: events)
    let watchers = [LegacyRecorder(handler.output), LegacyRecorder(handler.output)]

    for points in [5, 5, 6] {
      handler.configure(PointBalanceResponse(points: points))
      fixture.run()
    }

    #expect(watchers.map(\.values.count) == [3, 3])
    #expect(
      fixture.effects == ["cacheWrite pointBalance.points", "cacheWrite pointBalance.points"]
    )
  }
}
#endif
