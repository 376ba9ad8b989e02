import UIStateLayer

/// The state of the home screen: a family of slots for each kind that the state side supports.
@MainActor
final class HomeUIState {
  let imageBanner = UIStateSlots(default: ImageBannerViewData.initial)
  let recommended = UIStateSlots(default: RecommendedViewData.initial)
  let campaignEntry = UIStateSlots(default: CampaignEntryViewData.initial)
  let timeSale = UIStateSlots(default: TimeSaleViewData.initial)
  let recentlyViewed = UIStateSlots(default: RecentlyViewedViewData.initial)
  let notice = UIStateSlots(default: NoticeViewData.initial)
  let pointBalance = UIStateSlots(default: PointBalanceViewData.initial)
  let coupons = UIStateSlots(default: CouponsViewData.initial)
  let categoryGrid = UIStateSlots(default: CategoryGridViewData.initial)
  let text = UIStateSlots(default: TextViewData.initial)
  let button = UIStateSlots(default: ButtonViewData.initial)
  let spacer = UIStateSlots(default: SpacerViewData.initial)
  let productShelf = UIStateSlots(default: ProductShelfViewData.initial)
  let quiz = UIStateSlots(default: QuizViewData.initial)
  let storyRail = UIStateSlots(default: StoryRailViewData.initial)
}
