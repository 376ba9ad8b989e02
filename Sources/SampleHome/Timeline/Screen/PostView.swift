#if canImport(SwiftUI)
import SwiftUI

/// The view of one post, with buttons for its reactions.
struct PostView: View {
  let viewData: PostViewData
  let onEvent: (TimelineUserEvent) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(viewData.author).bold()
        Text(viewData.time)
      }
      Text(viewData.text)
      HStack {
        reactionButton("いいね", viewData.isLiked ? "♥" : "♡", viewData.likes, isOn: viewData.isLiked)
        {
          onEvent(.toggleLike(viewData.id))
        }
        reactionButton(
          "リツイート",
          viewData.isRetweeted ? "◆" : "◇",
          viewData.retweets,
          isOn: viewData.isRetweeted
        ) {
          onEvent(.toggleRetweet(viewData.id))
        }
      }
    }
  }

  /// Returns the button that switches a reaction on or off; `isOn` marks it as selected.
  ///
  /// It is borderless, because in a row of a list only a borderless button receives its own taps.
  private func reactionButton(
    _ name: String,
    _ symbol: String,
    _ count: String,
    isOn: Bool,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Text(verbatim: "\(symbol) \(count)") }
      .buttonStyle(.borderless)
      .accessibilityLabel(Text(verbatim: "\(name) \(count)"))
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
#endif
