import TopScreen

/// Returns the routes of the home screen: one for each kind that the state side supports.
@MainActor
func homeRoutes() -> ContentRoutes<HomeUIState> {
  ContentRoutes<HomeUIState> {
    ContentRoute(.imageBanner, slots: \.imageBanner) { ImageBannerViewData($0) }
      .effects(of: .imageBanner) { response, _ in response.effects }
    ContentRoute(.recommended, slots: \.recommended) { RecommendedViewData($0) }
      .effects(of: .recommended) { response, _ in response.effects }
    ContentRoute(.campaignEntry, slots: \.campaignEntry) { CampaignEntryViewData($0, in: $1) }
    ContentRoute(.timeSale, slots: \.timeSale) { TimeSaleViewData($0, in: $1) }
      .effects(of: .timeSale) { response, _ in response.effects }
    ContentRoute(.recentlyViewed, slots: \.recentlyViewed) { RecentlyViewedViewData($0, in: $1) }
      .effects(of: .recentlyViewed) { _, viewData in viewData.effects }
    ContentRoute(.notice, slots: \.notice) { NoticeViewData($0, in: $1) }
    ContentRoute(.pointBalance, slots: \.pointBalance) { PointBalanceViewData($0, in: $1) }
      .effects(of: .pointBalance) { response, _ in response.effects }
    ContentRoute(.coupons, slots: \.coupons, reading: \.pointBalance) {
      CouponsViewData($0, in: $1, points: $2)
    }
    ContentRoute(.categoryGrid, slots: \.categoryGrid) { CategoryGridViewData($0) }
    ContentRoute(.text, slots: \.text) { TextViewData($0) }
    ContentRoute(.button, slots: \.button) { ButtonViewData($0) }
    ContentRoute(.spacer, slots: \.spacer) { SpacerViewData($0) }
    ContentRoute(.productShelf, slots: \.productShelf) { ProductShelfViewData($0) }
    ContentRoute(.quiz, slots: \.quiz, startingFrom: QuizResponseAndAnswers()) { progress, event in
      progress.apply(event)
      return QuizViewData(progress)
    }
    .effects(of: .quiz) { event, _ in event.effects }
    ContentRoute(.storyRail, slots: \.storyRail) { StoryRailViewData($0) }
  }
}
