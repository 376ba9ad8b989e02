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
    .sheet(item: draft) {
      ComposeView(viewData: $0, text: content.draft, onEvent: content.onEvent)
    }
  }

  private var draft: Binding<ComposeViewData?> {
    StateBinding(
      get: { content.viewData.modals.first },
      set: { if $0 == nil { content.onEvent(.cancelDraft) } }
    )
    .swiftUI
  }

  @ViewBuilder private var loading: some View {
    switch content.viewData.loading {
    case .none: EmptyView()
    case .first, .refreshing: ProgressView()
    case .failed(let message):
      VStack {
        AnnouncedText(message)
        Button("再試行") { content.onEvent(.refresh) }
      }
    }
  }
}

extension ComposeViewData: Identifiable {
  /// There is one such sheet.
  var id: String { "draft" }
}
#endif
