#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view that draws the timeline from its input; it has no access to the store.
struct TimelineContentView: View {
  let content: TimelineViewInput

  var body: some View {
    List(content.viewData.content.items) { post in
      PostView(viewData: post, onEvent: content.onEvent)
    }
    .overlay { loadingOrFailureNotice }
    .toolbar { Button("投稿") { content.onEvent(.startDraft) } }
    .sheet(item: openSheet) {
      ComposeView(viewData: $0, text: content.draft, onEvent: content.onEvent)
    }
  }

  private var openSheet: Binding<ComposeViewData?> {
    StateBinding(
      get: { content.viewData.modals.first },
      set: { if $0 == nil { content.onEvent(.cancelDraft) } }
    )
    .swiftUI
  }

  @ViewBuilder private var loadingOrFailureNotice: some View {
    switch content.viewData.loading {
    case .none: EmptyView()
    case .first, .refreshing: ProgressView()
    case .failed(let message):
      VStack {
        TextAnnouncedOnAppear(message)
        Button("再試行") { content.onEvent(.refresh) }
      }
    }
  }
}

extension ComposeViewData: Identifiable {
  /// The same id for every sheet, because at most one sheet is open.
  var id: String { "draft" }
}
#endif
