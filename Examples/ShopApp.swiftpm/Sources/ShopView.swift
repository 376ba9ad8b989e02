import Foundation
import Parity
import SwiftUI

/// The app's only screen: the shop in a host, with controls that choose the host and the stage.
struct ShopView: View {
  @Bindable var shop: Shop
  @State private var host = ShopHost.stackView
  @State private var page: DebugPage?

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Host", selection: $host) {
          ForEach(ShopHost.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Stage", selection: $shop.stage) {
          ForEach(Stage.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .disabled(host == .swiftUI)
        screen
      }
      .navigationTitle("Shop")
      .toolbar {
        Button("Debug page") { page = shop.debugPage(of: host) }
      }
      .sheet(item: $page) { DebugPageView(page: $0) }
    }
  }

  @ViewBuilder private var screen: some View {
    if host == .swiftUI {
      MigratedScreen(shop: shop)
    } else {
      // Another host is another controller.
      MigratingScreen(shop: shop, host: host).id(host).ignoresSafeArea(edges: .bottom)
    }
  }
}
