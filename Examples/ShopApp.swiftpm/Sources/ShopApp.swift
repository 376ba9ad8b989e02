import SwiftUI

/// The app that shows the shop's screen: during the migration, and after it.
@main
struct ShopApp: App {
  @State private var shop = Shop()

  var body: some Scene {
    WindowGroup { ShopView(shop: shop) }
  }
}
