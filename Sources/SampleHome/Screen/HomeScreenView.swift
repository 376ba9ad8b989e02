#if canImport(SwiftUI)
import ScreenViews
import SwiftUI
import TopScreen

/// The home screen after the migration of all contents.
struct HomeScreenView: View {
  let model: HomeScreenModel<HomeUIState>
  let loading: ScreenLoadingModel
  let open: @MainActor (String) -> Void

  var body: some View {
    ScreenStack(model, views: views) {
      await loading.refresh()
    } notice: {
      HomeNotice(state: $0)
    }
  }

  private var views: ContentViews<HomeUIState> {
    homeViews(open: open) { [model] action, id in
      // A content that is leaving the screen takes no more actions.
      try? model.send(action, to: id, of: .quiz)
    }
  }
}
#endif
