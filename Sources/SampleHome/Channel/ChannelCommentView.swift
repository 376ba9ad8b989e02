#if canImport(SwiftUI)
import SwiftUI

/// The view of a comment; it has a button that mutes the author, unless the comment is the user's.
struct ChannelCommentView: View {
  let comment: ChannelViewData.Comment
  let mute: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(comment.user).bold()
      Text(comment.text)
      if !comment.isOwn {
        Button("ミュート", action: mute)
          .buttonStyle(.borderless)
          .accessibilityLabel(Text(verbatim: "\(comment.user)をミュート"))
      }
    }
  }
}
#endif
