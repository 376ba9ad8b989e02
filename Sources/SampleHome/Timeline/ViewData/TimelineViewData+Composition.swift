import ScreenDocument
import TopScreen
import UIStateLayer

extension ScreenViewData<ListViewData<PostViewData>, PostDraftViewData> {
  /// The description of the screen that commands print: its posts, and the sheet if it is open.
  var composition: ScreenComposition {
    let phase: ContentPhase = if case .failed = loading { .stale } else { .ready }
    var items = content.items.enumerated().map { index, post in
      ScreenComposition.Item(
        id: ContentID(rawValue: post.id),
        kind: "post",
        position: index,
        content: ContentDescription(
          side: .state,
          sideReason: "timeline",
          phase: phase,
          output: AnyViewData(post)
        )
      )
    }
    for modal in modals {
      items.append(
        ScreenComposition.Item(
          id: "compose",
          kind: "compose",
          position: items.count,
          content: ContentDescription(
            side: .state,
            sideReason: "sheet",
            phase: .ready,
            output: AnyViewData(modal)
          )
        )
      )
    }
    return ScreenComposition(title: "タイムライン", state: screenState, items: items, diagnostics: [])
  }

  private var screenState: ScreenState {
    switch loading {
    case .first: .loading
    case .none: content.isEmpty ? .empty : .loaded
    case .refreshing: .loaded
    case .failed: content.isEmpty ? .failed : .stale
    }
  }
}
