#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the sheet in which the user writes a post.
struct PostDraftView: View {
  let viewData: PostDraftViewData
  let text: StateBinding<String>
  let onEvent: (TimelineUserEvent) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextField("いまどうしてる？", text: text.swiftUI)
      Text(viewData.counter)
      HStack {
        Button("やめる") { onEvent(.cancelDraft) }.disabled(viewData.isSending)
        Button("投稿する") { onEvent(.sendDraft) }.disabled(!viewData.canSend)
      }
    }
    .interactiveDismissDisabled(viewData.isSending)
  }
}
#endif
