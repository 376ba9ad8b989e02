#if canImport(SwiftUI)
import SwiftUI
import UIStateLayer

/// The view that draws the timeline from its arguments; it has no access to the store.
struct TimelineContentView: View {
  let arguments: TimelineViewArguments

  var body: some View {
    List(arguments.viewData.content.items) { post in
      PostView(viewData: post, onEvent: arguments.onEvent)
    }
    .overlay { loadingOrFailureNotice }
    .toolbar { Button("投稿") { arguments.onEvent(.startDraft) } }
    .sheet(item: composeSheet) {
      PostDraftView(viewData: $0, text: arguments.draftText, onEvent: arguments.onEvent)
    }
  }

  private var composeSheet: Binding<PostDraftViewData?> {
    StateBinding(
      get: { arguments.viewData.modals.first },
      set: { if $0 == nil { arguments.onEvent(.cancelDraft) } }
    )
    .swiftUI
  }

  @ViewBuilder private var loadingOrFailureNotice: some View {
    switch arguments.viewData.loading {
    case .none: EmptyView()
    case .first, .refreshing: ProgressView()
    case .failed(let message):
      VStack {
        TextAnnouncedOnAppear(message)
        Button("再試行") { arguments.onEvent(.refresh) }
      }
    }
  }
}

extension PostDraftViewData: Identifiable {
  /// The same id for every sheet, because at most one sheet is open.
  var id: String { "draft" }
}
#endif
