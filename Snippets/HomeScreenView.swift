// The home screen when all contents have moved.

// snippet.hide
#if canImport(SwiftUI)
import ScreenDocument
import ScreenViews
import SwiftUI
import TopScreen
import UIStateLayer

struct CouponsResponse: Decodable, Sendable {
  var coupons: [String]
}

struct CouponsViewData: ViewData {
  var rows: [String] = []
}

extension CouponsViewData {
  init(_ response: CouponsResponse) {
    rows = response.coupons
  }
}

extension ContentKey where Response == CouponsResponse, Output == CouponsViewData {
  static var coupons: Self { Self("coupons") }
}

@MainActor
final class HomeState {
  let coupons = UIStateSlots(default: CouponsViewData())
}

struct CouponsView: View {
  let viewData: CouponsViewData

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(viewData.rows, id: \.self) { Text($0) }
    }
  }
}

// snippet.show
struct HomeScreenView: View {
  let model: HomeScreenModel<HomeState>
  let loading: ScreenLoadingModel

  private let views = ContentViews<HomeState> {
    SlotView(.coupons, slots: \.coupons) { CouponsView(viewData: $0) }
  }

  var body: some View {
    ScreenStack(model, views: views) {
      await loading.refresh()
    } notice: { state in
      switch state {
      case .loading: ProgressView()
      case .failed: Text("The screen could not be loaded. Pull to try again.")
      case .stale: Text("This is an older screen.")
      case .empty: Text("There is nothing here today.")
      case .loaded, .allHidden: EmptyView()
      }
    }
  }
}
// snippet.end
// snippet.hide
#endif
