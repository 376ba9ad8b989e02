#if canImport(SwiftUI)
import SwiftUI

/// The view of one post, with buttons for its reactions.
struct PostView: View {
  let viewData: PostViewData
  let onEvent: (TimelineEvent) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(viewData.author).bold()
        Text(viewData.time)
      }
      Text(viewData.text)
      HStack {
        reaction("いいね", viewData.isLiked ? "♥" : "♡", viewData.likes, isOn: viewData.isLiked) {
          onEvent(.like(viewData.id))
        }
        reaction(
          "リツイート",
          viewData.isRetweeted ? "◆" : "◇",
          viewData.retweets,
          isOn: viewData.isRetweeted
        ) {
          onEvent(.retweet(viewData.id))
        }
      }
    }
  }

  /// Returns the button of a reaction; in a row of a list, only a borderless button has its own taps.
  private func reaction(
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
