#if LegacyBridge
import Bridge
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyHomeHandlersTests {
  @Test func `every old kind has a handler, and no other`() {
    #expect(
      legacyHomeHandlers().kinds.map(\.rawValue) == [
        "button", "campaignEntry", "coupons", "imageBanner", "notice", "pointBalance",
        "productShelf", "quiz", "ranking", "recentlyViewed", "recommended", "text", "timeSale",
      ]
    )
  }

  @Test func `every old kind is tested for what all have in common`() {
    #expect(
      LegacyHandlerCase.all.map(\.testDescription).sorted()
        == legacyHomeHandlers().kinds.map(\.rawValue)
    )
  }
}
#endif
