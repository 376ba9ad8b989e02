import ScreenDocument
import TopScreen
import UIStateLayer

/// The functions of the sample's state sides, each of which a fault may replace.
@MainActor
struct FaultPoints {
  var recommended: @Sendable (RecommendedResponse) -> RecommendedViewData = {
    RecommendedViewData($0)
  }
  var recommendedEffects: @Sendable (RecommendedResponse) -> [RoutedEffect] = { $0.effects }
  var timeSale: @Sendable (TimeSaleResponse, ViewDataContext) -> TimeSaleViewData = {
    TimeSaleViewData($0, in: $1)
  }
  var timeSaleEffects: @Sendable (TimeSaleResponse) -> [RoutedEffect] = { $0.effects }
  var recentlyViewed:
    @Sendable (RecentlyViewedResponse, ViewDataContext) -> RecentlyViewedViewData = {
      RecentlyViewedViewData($0, in: $1)
    }
  var recentlyViewedEffects: @Sendable (RecentlyViewedViewData) -> [RoutedEffect] = { $0.effects }
  var notice: @Sendable (NoticeResponse, ViewDataContext) -> NoticeViewData = {
    NoticeViewData($0, in: $1)
  }
  var pointBalance: @Sendable (PointBalanceResponse, ViewDataContext) -> PointBalanceViewData = {
    PointBalanceViewData($0, in: $1)
  }
  var pointBalanceEffects: @Sendable (PointBalanceResponse) -> [RoutedEffect] = { $0.effects }
  var coupons:
    @Sendable (CouponsResponse, ViewDataContext, PointBalanceViewData) -> CouponsViewData =
      {
        CouponsViewData($0, in: $1, points: $2)
      }
  var campaignEntry: @Sendable (CampaignEntryResponse, ViewDataContext) -> CampaignEntryViewData = {
    CampaignEntryViewData($0, in: $1)
  }
  var imageBanner: @Sendable (ImageBannerResponse) -> ImageBannerViewData = {
    ImageBannerViewData($0)
  }
  var text: @Sendable (TextResponse) -> TextViewData = { TextViewData($0) }
  var button: @Sendable (ButtonResponse) -> ButtonViewData = { ButtonViewData($0) }
  var productShelf: @Sendable (ProductShelfResponse) -> ProductShelfViewData = {
    ProductShelfViewData($0)
  }

  /// The routes of the sample with these functions.
  var routes: ContentRoutes<HomeUIState> {
    let points = self
    return ContentRoutes<HomeUIState> {
      ContentRoute(.imageBanner, slots: \.imageBanner) { [run = points.imageBanner] in run($0) }
        .effects(of: .imageBanner) { response, _ in response.effects }
      ContentRoute(.recommended, slots: \.recommended) { [run = points.recommended] in run($0) }
        .effects(of: .recommended) { [run = points.recommendedEffects] response, _ in
          run(response)
        }
      ContentRoute(.campaignEntry, slots: \.campaignEntry) { [run = points.campaignEntry] in
        run($0, $1)
      }
      ContentRoute(.timeSale, slots: \.timeSale) { [run = points.timeSale] in run($0, $1) }
        .effects(of: .timeSale) { [run = points.timeSaleEffects] response, _ in run(response) }
      ContentRoute(.recentlyViewed, slots: \.recentlyViewed) { [run = points.recentlyViewed] in
        run($0, $1)
      }
      .effects(of: .recentlyViewed) { [run = points.recentlyViewedEffects] _, viewData in
        run(viewData)
      }
      ContentRoute(.notice, slots: \.notice) { [run = points.notice] in run($0, $1) }
      ContentRoute(.pointBalance, slots: \.pointBalance) { [run = points.pointBalance] in
        run($0, $1)
      }
      .effects(of: .pointBalance) { [run = points.pointBalanceEffects] response, _ in
        run(response)
      }
      ContentRoute(.coupons, slots: \.coupons, reading: \.pointBalance) {
        [run = points.coupons] in run($0, $1, $2)
      }
      ContentRoute(.text, slots: \.text) { [run = points.text] in run($0) }
      ContentRoute(.button, slots: \.button) { [run = points.button] in run($0) }
      ContentRoute(.productShelf, slots: \.productShelf) { [run = points.productShelf] in
        run($0)
      }
      ContentRoute(.quiz, slots: \.quiz, startingFrom: QuizResponseAndAnswers()) {
        progress,
        event in
        progress.apply(event)
        return QuizViewData(progress)
      }
      .effects(of: .quiz) { event, _ in event.effects }
    }
  }
}
