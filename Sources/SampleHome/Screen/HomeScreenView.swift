#if canImport(SwiftUI)
import ScreenViews
import SwiftUI
import TopScreen

/// The view of the whole home screen, in which every kind that the state side supports is shown by
/// this side.
struct HomeScreenView: View {
  let model: HomeScreenModel<HomeUIState>
  let loading: ScreenLoadingModel
  let open: @MainActor (String) -> Void

  var body: some View {
    ScreenStack(model, views: views) {
      await loading.refresh()
    } notice: {
      HomeStateOverlay(screenState: $0)
    }
  }

  private var views: ContentViews<HomeUIState> {
    homeViews(open: open) { [model] action, id in
      // A content that is being removed from the screen accepts no more actions.
      try? model.send(action, to: id, of: .quiz)
    }
  }
}
#endif
