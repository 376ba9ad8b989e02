#if LegacyBridge
import Bridge
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyHomeHandlersTests {
  @Test func `every legacy kind has exactly one handler`() {
    #expect(
      legacyHomeHandlers().kinds.map(\.rawValue) == [
        "button", "campaignEntry", "coupons", "imageBanner", "notice", "pointBalance",
        "productShelf", "quiz", "ranking", "recentlyViewed", "recommended", "text", "timeSale",
      ]
    )
  }

  @Test func `every legacy kind runs the common handler tests`() {
    #expect(
      LegacyHandlerCase.all.map(\.testDescription).sorted()
        == legacyHomeHandlers().kinds.map(\.rawValue)
    )
  }
}
#endif
