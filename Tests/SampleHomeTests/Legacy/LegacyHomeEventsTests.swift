#if LegacyBridge
import LegacyRx
import Testing

@testable import SampleHome

/// The point balance feeds the coupons.
@MainActor
@Suite struct LegacyHomeEventsTests {
  private let fixture = LegacyFixture()
  private let events = LegacyHomeEvents()

  private let response = CouponsResponse(
    coupons: ["regular", "silver", "gold"].map { rank in
      CouponsResponse.Item(
        couponID: rank,
        title: rank,
        discountType: "yen",
        discountValue: 100,
        requiredRank: rank
      )
    }
  )

  @Test func `coupons become usable when the rank arrives`() {
    let balance = LegacyPointBalanceHandler(fixture.environment, events: events)
    let coupons = LegacyCouponsHandler(fixture.environment, events: events)
    let recorder = LegacyRecorder(coupons.output)

    coupons.configure(response)
    fixture.run()
    for rank in ["silver", "silver", "gold", "unknown"] {
      balance.configure(PointBalanceResponse(points: 0, rank: rank))
      fixture.run()
    }

    #expect(
      recorder.values.map(\.usableCount) == [
        "1枚利用できます", "2枚利用できます", "3枚利用できます", "1枚利用できます",
      ]
    )
  }

  @Test func `the order of arrival does not matter`() {
    func finalCoupons(balanceFirst: Bool) -> CouponsViewData? {
      let events = LegacyHomeEvents()
      let balance = LegacyPointBalanceHandler(fixture.environment, events: events)
      let coupons = LegacyCouponsHandler(fixture.environment, events: events)
      let recorder = LegacyRecorder(coupons.output)
      if balanceFirst { balance.configure(PointBalanceResponse(points: 0, rank: "silver")) }
      coupons.configure(response)
      if !balanceFirst { balance.configure(PointBalanceResponse(points: 0, rank: "silver")) }
      fixture.run()
      return recorder.values.last
    }

    let first = finalCoupons(balanceFirst: true)
    #expect(first == finalCoupons(balanceFirst: false))
    #expect(first?.items.map(\.isUsable) == [true, true, false])
  }

  @Test func `coupons created after the rank announcement use it`() {
    let balance = LegacyPointBalanceHandler(fixture.environment, events: events)
    balance.configure(PointBalanceResponse(points: 0, rank: "gold"))
    fixture.run()

    let outputs = fixture.outputs(
      of: LegacyCouponsHandler(fixture.environment, events: events),
      for: response
    )

    #expect(outputs.map(\.usableCount) == ["3枚利用できます"])
  }

  @Test func `a rank alone shows no coupons`() {
    let coupons = LegacyCouponsHandler(fixture.environment, events: events)
    let recorder = LegacyRecorder(coupons.output)

    events.memberRank.accept(.gold)
    fixture.run()

    #expect(recorder.values.isEmpty)
  }

  @Test func `another screen receives no event`() {
    let balance = LegacyPointBalanceHandler(fixture.environment, events: LegacyHomeEvents())
    balance.configure(PointBalanceResponse(points: 0, rank: "gold"))
    fixture.run()

    #expect(events.memberRank.value == .regular)
  }
}
#endif
