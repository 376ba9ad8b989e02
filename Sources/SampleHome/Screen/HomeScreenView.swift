#if canImport(SwiftUI)
import ScreenViews
import SwiftUI
import TopScreen

/// The home screen after the migration of all contents.
struct HomeScreenView: View {
  let model: HomeScreenModel<HomeUIState>
  let loading: ScreenLoading
  let open: @MainActor (String) -> Void

  var body: some View {
    ScreenStack(model, views: homeViews(open: open)) {
      await loading.refresh()
    } notice: {
      HomeNotice(state: $0)
    }
  }
}
#endif
