#if canImport(SwiftUI)
import SwiftUI
import TopScreen

/// The view over the contents that shows whether the home screen is loading, stale, empty or
/// failed; in other states, it draws nothing.
struct HomeStateOverlay: View {
  let screenState: ScreenState

  var body: some View {
    switch screenState {
    case .loading: ProgressView()
    case .loaded, .allHidden: EmptyView()
    case .stale: TextAnnouncedOnAppear("最新の情報を読み込めませんでした").font(.caption)
    case .empty: Text("表示するコンテンツがありません")
    case .failed: TextAnnouncedOnAppear("読み込めませんでした。下に引いて再試行してください。")
    }
  }
}
#endif
