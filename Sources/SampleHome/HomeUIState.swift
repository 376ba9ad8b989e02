import UIStateLayer

/// The state of the home screen: a family of slots for each kind that the state side supports.
@MainActor
final class HomeUIState {
  let imageBanner = UIStateSlots(default: ImageBannerViewData.placeholder)
  let recommended = UIStateSlots(default: RecommendedViewData.placeholder)
  let campaignEntry = UIStateSlots(default: CampaignEntryViewData.placeholder)
  let timeSale = UIStateSlots(default: TimeSaleViewData.placeholder)
  let recentlyViewed = UIStateSlots(default: RecentlyViewedViewData.placeholder)
  let notice = UIStateSlots(default: NoticeViewData.placeholder)
  let pointBalance = UIStateSlots(default: PointBalanceViewData.placeholder)
  let coupons = UIStateSlots(default: CouponsViewData.placeholder)
  let categoryGrid = UIStateSlots(default: CategoryGridViewData.placeholder)
  let text = UIStateSlots(default: TextViewData.placeholder)
  let button = UIStateSlots(default: ButtonViewData.placeholder)
  let spacer = UIStateSlots(default: SpacerViewData.placeholder)
  let productShelf = UIStateSlots(default: ProductShelfViewData.placeholder)
  let quiz = UIStateSlots(default: QuizViewData.placeholder)
  let storyRail = UIStateSlots(default: StoryRailViewData.placeholder)
}
