#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the live channel, which draws view data and passes the user's actions to a closure.
struct ChannelContentView: View {
  let input: ChannelViewInput

  private var viewData: ChannelViewData { input.viewData }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("戻る") { input.onEvent(.backTapped) }
        Text(viewData.title).font(.headline).accessibilityAddTraits(.isHeader)
        TextUnlessEmpty(viewData.viewers)
      }
      Text(viewData.status)
      TextUnlessEmpty(viewData.banner)
      List(viewData.comments) { comment in
        ChannelCommentView(comment: comment) {
          input.onEvent(.authorMuted(commentID: comment.id))
        }
      }
      TextUnlessEmpty(viewData.unread)
      TextUnlessEmpty(viewData.muted)
      HStack {
        Button(viewData.isPlaying ? "一時停止" : "再生") { input.onEvent(.playOrPauseTapped) }
        Button(viewData.likes) { input.onEvent(.likeTapped) }
        Button("ギフト") { input.onEvent(.giftsTapped) }
      }
    }
    .sheet(item: giftSheet) { ChannelGiftSheetView(sheet: $0, onEvent: input.onEvent) }
  }

  private var giftSheet: Binding<ChannelViewData.SentGiftSheet?> {
    StateBinding(
      get: { viewData.gifts },
      set: { if $0 == nil { input.onEvent(.giftsDismissed) } }
    )
    .swiftUI
  }
}

extension ChannelViewData.SentGiftSheet: Identifiable {
  /// The same id for every value, because the screen has only one sheet of presents.
  var id: String { "gifts" }
}
#endif
