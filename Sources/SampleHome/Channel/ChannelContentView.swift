#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the live channel, which draws view data and passes the user's actions to a closure.
struct ChannelContentView: View {
  let content: ChannelViewInput

  private var viewData: ChannelViewData { content.viewData }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("戻る") { content.onEvent(.backTapped) }
        Text(viewData.title).font(.headline).accessibilityAddTraits(.isHeader)
        OptionalText(viewData.viewers)
      }
      Text(viewData.status)
      OptionalText(viewData.banner)
      List(viewData.comments) { comment in
        ChannelCommentView(comment: comment) {
          content.onEvent(.authorMuted(commentID: comment.id))
        }
      }
      OptionalText(viewData.unread)
      OptionalText(viewData.muted)
      HStack {
        Button(viewData.isPlaying ? "一時停止" : "再生") { content.onEvent(.playTapped) }
        Button(viewData.likes) { content.onEvent(.likeTapped) }
        Button("ギフト") { content.onEvent(.giftsTapped) }
      }
    }
    .sheet(item: giftSheet) { ChannelGiftsView(gifts: $0, onEvent: content.onEvent) }
  }

  private var giftSheet: Binding<ChannelViewData.GiftSheet?> {
    StateBinding(
      get: { viewData.gifts },
      set: { if $0 == nil { content.onEvent(.giftsDismissed) } }
    )
    .swiftUI
  }
}

extension ChannelViewData.GiftSheet: Identifiable {
  /// The same id for every value, because the screen has only one sheet of presents.
  var id: String { "gifts" }
}
#endif
