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
        Button("\(viewData.isLiked ? "♥" : "♡") \(viewData.likes)") { onEvent(.like(viewData.id)) }
        Button("\(viewData.isRetweeted ? "◆" : "◇") \(viewData.retweets)") {
          onEvent(.retweet(viewData.id))
        }
      }
    }
  }
}
#endif
