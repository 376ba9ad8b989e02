#if LegacyBridge
import Bridge
import LegacyRx
import Testing

@testable import SampleHome

/// A kind of the legacy home screen, with a response to show.
struct LegacyHandlerCase: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// Creates a handler, subscribes to its output and configures it; retains nothing else.
  let start: @MainActor (LegacyEnvironment, _ shown: @escaping () -> Void) -> Started

  /// A configured handler, and the subscription to its output.
  struct Started {
    let handler: AnyObject
    let watching: any Disposable
  }

  private init<Handler: ObservableLegacyHandler>(
    _ kind: String,
    _ response: Handler.Response,
    make: @escaping @MainActor (LegacyEnvironment) -> Handler
  ) where Handler.Response: Sendable, Handler.Source == Observable<Handler.Output> {
    testDescription = kind
    start = { environment, shown in
      let handler = make(environment)
      let watching = handler.output.subscribe(onNext: { _ in shown() })
      handler.configure(response)
      return Started(handler: handler, watching: watching)
    }
  }

  /// Every kind that has a handler.
  static let all: [Self] = [
    Self("imageBanner", ImageBannerResponse(trackingID: "b-1")) { LegacyImageBannerHandler($0) },
    Self("recommended", RecommendedResponse(items: [], requestID: "q-1")) {
      LegacyRecommendedHandler($0)
    },
    Self("campaignEntry", CampaignEntryResponse(campaignID: "c", title: "c", isEntered: false)) {
      LegacyCampaignEntryHandler($0)
    },
    Self("timeSale", TimeSaleResponse(endsAt: 4_102_444_799, items: [])) {
      LegacyTimeSaleHandler($0)
    },
    Self("recentlyViewed", RecentlyViewedResponse(items: [])) { LegacyRecentlyViewedHandler($0) },
    Self("notice", NoticeResponse(notices: [])) { LegacyNoticeHandler($0) },
    Self("text", TextResponse(text: "a")) { LegacyTextHandler($0) },
    Self("button", ButtonResponse(text: "a")) { LegacyButtonHandler($0) },
    Self("pointBalance", PointBalanceResponse(points: 1)) {
      LegacyPointBalanceHandler($0, events: LegacyHomeEvents())
    },
    Self("coupons", CouponsResponse(coupons: [])) {
      LegacyCouponsHandler($0, events: LegacyHomeEvents())
    },
    Self("quiz", QuizResponse(questions: [])) { LegacyQuizHandler($0) },
    Self("ranking", RankingResponse(items: [])) { LegacyRankingHandler($0) },
    Self("productShelf", ProductShelfResponse(items: [])) { LegacyProductShelfHandler($0) },
  ]
}
#endif
