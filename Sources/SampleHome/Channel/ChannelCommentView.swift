#if canImport(SwiftUI)
import SwiftUI

/// Draws a comment; another user's can be muted.
struct ChannelCommentView: View {
  let comment: ChannelViewData.Comment
  let mute: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(comment.user).bold()
      Text(comment.text)
      if !comment.isOwn { Button("ミュート", action: mute) }
    }
  }
}
#endif
