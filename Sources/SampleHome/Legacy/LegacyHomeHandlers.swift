#if LegacyBridge
import Bridge
import ScreenDocument

/// Returns the legacy handlers of one home screen, which share their events.
@MainActor
func legacyHomeHandlers() -> LegacyHandlers {
  let events = LegacyHomeEvents()
  return LegacyHandlers {
    LegacyHandler(.imageBanner) { LegacyImageBannerHandler($0) }
    LegacyHandler(.recommended) { LegacyRecommendedHandler($0) }
    LegacyHandler(.campaignEntry) { LegacyCampaignEntryHandler($0) }
    LegacyHandler(.timeSale) { LegacyTimeSaleHandler($0) }
    LegacyHandler(.recentlyViewed) { LegacyRecentlyViewedHandler($0) }
    LegacyHandler(.notice) { LegacyNoticeHandler($0) }
    LegacyHandler(.text) { LegacyTextHandler($0) }
    LegacyHandler(.button) { LegacyButtonHandler($0) }
    LegacyHandler(.pointBalance, feeding: ["coupons"]) {
      LegacyPointBalanceHandler($0, events: events)
    }
    LegacyHandler(.coupons) { LegacyCouponsHandler($0, events: events) }
    LegacyHandler(.ranking) { LegacyRankingHandler($0) }
    LegacyHandler(.quiz) { LegacyQuizHandler($0) }
    LegacyHandler(.productShelf) { LegacyProductShelfHandler($0) }
  }
}
#endif
