import ScreenViews
import SwiftUI
import TopScreen

/// The view of the screen after the migration, in SwiftUI.
struct MigratedScreen: View {
  let shop: Shop

  var body: some View {
    ScreenStack(shop.migrated, views: shop.migratedViews) {
      shop.load()
    } notice: { state in
      switch state {
      case .loading: ProgressView()
      case .empty: Text("There is nothing here today.")
      case .stale, .failed: Text("The shop could not be loaded.")
      case .loaded, .allHidden: EmptyView()
      }
    }
  }
}
