#if LegacyBridge
import LegacyRx
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyCouponsHandlerTests {
  private let fixture = LegacyFixture()
  private let events = LegacyHomeEvents()

  private func outputs(for coupons: CouponsResponse.Item...) -> [CouponsViewData] {
    fixture.outputs(
      of: LegacyCouponsHandler(fixture.environment, events: events),
      for: CouponsResponse(coupons: coupons)
    )
  }

  private func coupon(
    _ id: String = "a",
    type: String = "yen",
    value: Int = 500,
    minimumPrice: Int? = nil,
    expiresAt: String? = nil,
    requiredRank: String? = nil
  ) -> CouponsResponse.Item {
    CouponsResponse.Item(
      couponID: id,
      title: "券",
      discountType: type,
      discountValue: value,
      minimumPrice: minimumPrice,
      expiresAt: expiresAt,
      requiredRank: requiredRank
    )
  }

  @Test func `shows coupons`() {
    let outputs = outputs(
      for: coupon(
        "k-1",
        minimumPrice: 3_000,
        expiresAt: "2026-04-30T23:59:59+09:00",
        requiredRank: "regular"
      ),
      coupon("k-2", type: "percent", value: 10, requiredRank: "gold"),
      coupon("k-3", type: "points", expiresAt: "2026-04-01T01:00:00Z")
    )

    #expect(
      outputs == [
        CouponsViewData(
          usableCount: "1枚利用できます",
          items: [
            CouponsViewData.Item(
              id: "k-1",
              title: "券",
              discount: "500円OFF",
              condition: "3,000円以上で利用可",
              expiry: "4月30日(木)まで",
              isUsable: true,
              note: ""
            ),
            CouponsViewData.Item(
              id: "k-2",
              title: "券",
              discount: "10%OFF",
              condition: "金額条件なし",
              expiry: "期限なし",
              isUsable: false,
              note: "ゴールド会員以上限定"
            ),
            CouponsViewData.Item(
              id: "k-3",
              title: "券",
              discount: "",
              condition: "金額条件なし",
              expiry: "期限切れ",
              isUsable: false,
              note: ""
            ),
          ]
        )
      ]
    )
  }

  @Test(arguments: [
    ("yen", 1, "1円OFF"), ("yen", 0, ""), ("yen", -1, ""), ("yen", .min, ""),
    ("yen", .max, "9,223,372,036,854,775,807円OFF"), ("percent", 100, "100%OFF"),
    ("percent", 101, "100%OFF"), ("percent", .max, "100%OFF"), ("percent", 0, ""),
    ("percent", .min, ""), ("Yen", 5, ""), ("", 5, ""),
  ])
  func `shows the discount`(type: String, value: Int, text: String) {
    let rows = outputs(for: coupon(type: type, value: value)).flatMap(\.items)

    #expect(rows.map(\.discount) == [text])
  }

  @Test(
    arguments: [
      (nil, "金額条件なし"), (0, "金額条件なし"), (.min, "金額条件なし"), (1, "1円以上で利用可"),
    ] as [(Int?, String)]
  )
  func `shows the condition`(minimumPrice: Int?, text: String) {
    let rows = outputs(for: coupon(minimumPrice: minimumPrice)).flatMap(\.items)

    #expect(rows.map(\.condition) == [text])
  }

  @Test(
    arguments: [
      (nil, .regular, ""), ("regular", .regular, ""), ("silver", .regular, "シルバー会員以上限定"),
      ("gold", .regular, "ゴールド会員以上限定"), ("platinum", .regular, "プラチナ会員限定"),
      ("silver", .silver, ""), ("gold", .silver, "ゴールド会員以上限定"), ("gold", .gold, ""),
      ("platinum", .gold, "プラチナ会員限定"), ("platinum", .platinum, ""),
      ("diamond", .platinum, "対象会員限定"), ("", .platinum, "対象会員限定"),
      ("Silver", .gold, "対象会員限定"),
    ] as [(String?, LegacyMemberRank, String)]
  )
  func `shows the required rank`(required: String?, rank: LegacyMemberRank, note: String) {
    events.memberRank.accept(rank)

    let rows = outputs(for: coupon(requiredRank: required)).flatMap(\.items)

    #expect(rows.map(\.note) == [note])
    #expect(rows.map(\.isUsable) == [note == ""])
  }

  @Test func `counts the usable coupons among the visible ones`() {
    let coupons = (0..<30).map { coupon("\($0)", requiredRank: $0 % 2 == 0 ? nil : "gold") }
    let handler = LegacyCouponsHandler(fixture.environment, events: events)

    let outputs = fixture.outputs(of: handler, for: CouponsResponse(coupons: coupons))

    #expect(outputs.map(\.items.count) == [20])
    #expect(outputs.map(\.usableCount) == ["10枚利用できます"])
  }

  @Test func `shows no count if no coupon is usable`() {
    #expect(outputs(for: coupon(requiredRank: "gold")).map(\.usableCount) == [""])
    #expect(outputs().map(\.isEmpty) == [true])
  }
}
#endif
