#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view of the timeline, which has no store.
struct TimelineContentView: View {
  let content: TimelineContent

  var body: some View {
    List(content.viewData.content.items) { post in
      PostView(viewData: post, onEvent: content.onEvent)
    }
    .overlay { loading }
    .toolbar { Button("投稿") { content.onEvent(.compose) } }
    .sheet(isPresented: isComposing) {
      if let sheet = content.viewData.modals.first {
        ComposeView(viewData: sheet, text: content.draft, onEvent: content.onEvent)
      }
    }
  }

  private var isComposing: Binding<Bool> {
    StateBinding(
      get: { !content.viewData.modals.isEmpty },
      set: { content.onEvent($0 ? .compose : .cancelDraft) }
    )
    .swiftUI
  }

  @ViewBuilder private var loading: some View {
    switch content.viewData.loading {
    case .none: EmptyView()
    case .first, .refreshing: ProgressView()
    case .failed(let message):
      VStack {
        Text(message)
        Button("再試行") { content.onEvent(.refresh) }
      }
    }
  }
}
#endif
