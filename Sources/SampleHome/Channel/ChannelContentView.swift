#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the live channel, which draws view data and passes the user's actions to a closure.
struct ChannelContentView: View {
  let arguments: ChannelViewArguments

  private var viewData: ChannelViewData { arguments.viewData }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("戻る") { arguments.onEvent(.backTapped) }
        Text(viewData.title).font(.headline).accessibilityAddTraits(.isHeader)
        TextUnlessEmpty(viewData.viewers)
      }
      Text(viewData.status)
      TextUnlessEmpty(viewData.banner)
      List(viewData.comments) { comment in
        ChannelCommentView(comment: comment) {
          arguments.onEvent(.authorMuted(commentID: comment.id))
        }
      }
      TextUnlessEmpty(viewData.unread)
      TextUnlessEmpty(viewData.muted)
      HStack {
        Button(viewData.isPlaying ? "一時停止" : "再生") { arguments.onEvent(.playOrPauseTapped) }
        Button(viewData.likes) { arguments.onEvent(.likeTapped) }
        Button("ギフト") { arguments.onEvent(.giftsTapped) }
      }
    }
    .sheet(item: giftSheet) { ChannelSentGiftSheetView(sheet: $0, onEvent: arguments.onEvent) }
  }

  private var giftSheet: Binding<ChannelViewData.SentGiftSheet?> {
    StateBinding(
      get: { viewData.gifts },
      set: { if $0 == nil { arguments.onEvent(.giftsDismissed) } }
    )
    .swiftUI
  }
}

extension ChannelViewData.SentGiftSheet: Identifiable {
  /// The same id for every value, because the screen has only one sheet of presents.
  var id: String { "gifts" }
}
#endif
