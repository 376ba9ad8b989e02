#if canImport(SwiftUI)
import ScreenDocument
import ScreenViews
import SwiftUI
import TopScreen

/// Returns the views of the home screen: one for each kind that the state side supports.
@MainActor
func homeViews(
  open: @escaping @MainActor (String) -> Void,
  answer: @escaping @MainActor (QuizAction, ContentID) -> Void
) -> ContentViews<HomeUIState> {
  ContentViews<HomeUIState> {
    SlotView(.imageBanner, slots: \.imageBanner) { ImageBannerView(viewData: $0, open: open) }
    SlotView(.recommended, slots: \.recommended) { RecommendedView(viewData: $0) }
    SlotView(.campaignEntry, slots: \.campaignEntry) {
      CampaignEntryView(viewData: $0, open: open)
    }
    SlotView(.timeSale, slots: \.timeSale) { TimeSaleView(viewData: $0) }
    SlotView(.recentlyViewed, slots: \.recentlyViewed) { RecentlyViewedView(viewData: $0) }
    SlotView(.notice, slots: \.notice) { NoticeListView(viewData: $0, open: open) }
    SlotView(.pointBalance, slots: \.pointBalance) { PointBalanceView(viewData: $0) }
    SlotView(.coupons, slots: \.coupons) { CouponsView(viewData: $0) }
    SlotView(.categoryGrid, slots: \.categoryGrid) { CategoryGridView(viewData: $0) }
    SlotView(.text, slots: \.text) { TextContentView(viewData: $0) }
    SlotView(.button, slots: \.button) { ButtonContentView(viewData: $0, open: open) }
    SlotView(.spacer, slots: \.spacer) { SpacerContentView(viewData: $0) }
    SlotView(.productShelf, slots: \.productShelf) { ProductShelfView(viewData: $0, open: open) }
    SlotView(.quiz, slots: \.quiz, send: answer) { QuizView(viewData: $0, send: $1) }
    SlotView(.storyRail, slots: \.storyRail) { StoryRailView(viewData: $0) }
  }
}
#endif
