import UIStateLayer

/// The view data of the timeline: its posts, its loading state, and the open sheet.
typealias TimelineViewData = ScreenViewData<ListViewData<PostViewData>, PostDraftViewData>

extension ScreenViewData<ListViewData<PostViewData>, PostDraftViewData> {
  /// Creates the view data of a state; the clock gives the moment for the ages of the posts.
  init(_ state: TimelineState, at clock: ScreenClock) {
    let posts = ListViewData(state.posts.map { PostViewData($0, at: clock) })
    let loading: LoadingViewData =
      switch state.firstPageLoading {
      case .notRunning: .none
      case .running: posts.isEmpty ? .first : .refreshing
      case .failed: .failed(message: "読み込めませんでした。もう一度お試しください。")
      }
    self.init(
      content: posts,
      loading: loading,
      modals: state.draft.map { [PostDraftViewData($0)] } ?? []
    )
  }
}
