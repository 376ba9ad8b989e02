#if canImport(SwiftUI)
import SwiftUI
import TopScreen

/// Shows the state of the home screen over the contents, unless they show it themselves.
struct HomeNotice: View {
  let state: ScreenState

  var body: some View {
    switch state {
    case .loading: ProgressView()
    case .loaded, .hidden: EmptyView()
    case .stale: Text("最新の情報を読み込めませんでした").font(.caption)
    case .empty: Text("表示するコンテンツがありません")
    case .failed: Text("読み込めませんでした。下に引いて再試行してください。")
    }
  }
}
#endif
