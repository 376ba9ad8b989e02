import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

@MainActor
@Suite struct HomeRoutesTests {
  @Test func `routes exactly the kinds that have a state side`() {
    let kinds: [ContentKind] = [
      "button", "campaignEntry", "categoryGrid", "coupons", "imageBanner", "notice",
      "pointBalance", "productShelf", "quiz", "recentlyViewed", "recommended", "spacer",
      "storyRail", "text", "timeSale",
    ]
    #expect(homeRoutes().kinds == kinds)
  }

  @Test func `every key equals the server's kind name`() throws {
    let keys: [ContentKind] = [
      ContentKey.button.kind, ContentKey.campaignEntry.kind, ContentKey.categoryGrid.kind,
      ContentKey.coupons.kind, ContentKey.imageBanner.kind, ContentKey.notice.kind,
      ContentKey.pointBalance.kind, ContentKey.ranking.kind, ContentKey.recentlyViewed.kind,
      ContentKey.recommended.kind, ContentKey.spacer.kind, ContentKey.text.kind,
      ContentKey.timeSale.kind,
    ]
    let kinds = Set(try SampleFile("home.json").contents.map(\.type))
    #expect(Set(keys.map(\.rawValue)) == kinds)
    #expect(Set(keys).count == 13)
  }
}
