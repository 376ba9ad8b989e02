#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the live channel, which has no store.
struct ChannelContentView: View {
  let content: ChannelContent

  private var viewData: ChannelViewData { content.viewData }

  var body: some View {
    VStack {
      HStack {
        Button("戻る") { content.onEvent(.backTapped) }
        Text(viewData.title).font(.headline)
        OptionalText(viewData.viewers)
      }
      Text(viewData.status)
      OptionalText(viewData.banner)
      List(viewData.comments) { comment in
        ChannelCommentView(comment: comment) { content.onEvent(.userMuted(comment.user)) }
      }
      OptionalText(viewData.unread)
      OptionalText(viewData.muted)
      HStack {
        Button(viewData.isPlaying ? "一時停止" : "再生") { content.onEvent(.playTapped) }
        Button(viewData.likes) { content.onEvent(.likeTapped) }
        Button("ギフト") { content.onEvent(.giftsTapped) }
      }
    }
    .sheet(isPresented: showsGifts) {
      if let gifts = viewData.gifts { ChannelGiftsView(gifts: gifts, onEvent: content.onEvent) }
    }
  }

  private var showsGifts: Binding<Bool> {
    StateBinding(
      get: { viewData.gifts != nil },
      set: { content.onEvent($0 ? .giftsTapped : .giftsDismissed) }
    )
    .swiftUI
  }
}
#endif
