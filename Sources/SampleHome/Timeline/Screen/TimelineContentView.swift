#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view that draws the timeline from its input; it has no access to the store.
struct TimelineContentView: View {
  let input: TimelineViewInput

  var body: some View {
    List(input.viewData.content.items) { post in
      PostView(viewData: post, onEvent: input.onEvent)
    }
    .overlay { loadingOrFailureNotice }
    .toolbar { Button("投稿") { input.onEvent(.startDraft) } }
    .sheet(item: composeSheet) {
      PostDraftView(viewData: $0, text: input.draftText, onEvent: input.onEvent)
    }
  }

  private var composeSheet: Binding<PostDraftViewData?> {
    StateBinding(
      get: { input.viewData.modals.first },
      set: { if $0 == nil { input.onEvent(.cancelDraft) } }
    )
    .swiftUI
  }

  @ViewBuilder private var loadingOrFailureNotice: some View {
    switch input.viewData.loading {
    case .none: EmptyView()
    case .first, .refreshing: ProgressView()
    case .failed(let message):
      VStack {
        TextAnnouncedOnAppear(message)
        Button("再試行") { input.onEvent(.refresh) }
      }
    }
  }
}

extension PostDraftViewData: Identifiable {
  /// The same id for every sheet, because at most one sheet is open.
  var id: String { "draft" }
}
#endif
