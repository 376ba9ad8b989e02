#if canImport(SwiftUI)
public import ScreenDocument
public import ScreenViews
public import ShopContents
import SwiftUI
import TopScreen

/// Returns the views of the shop's screen: one for each kind except `forecast`, which is not shown.
///
/// - Parameter answer: Sends the action of a poll to the screen that shows the poll.
/// - Returns: The views.
@MainActor
public func shopViews(
  answer: @escaping @MainActor (PollAction, ContentID) -> Void
) -> ContentViews<ShopUIState> {
  ContentViews<ShopUIState> {
    SlotView(.carousel, slots: \.carousel, images: { $0.slides.map(\.image) }) {
      CarouselView(viewData: $0)
    }
    SlotView(.news, slots: \.news) { NewsView(viewData: $0) }
    SlotView(.weather, slots: \.weather) { WeatherView(viewData: $0) }
    SlotView(.history, slots: \.history) { HistoryView(viewData: $0) }
    SlotView(.poll, slots: \.poll, send: answer) { PollView(viewData: $0, send: $1) }
  }
}
#endif
