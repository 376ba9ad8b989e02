import SwiftUI

/// The shop's screen on a phone: during the migration, and after it.
@main
struct ShopApp: App {
  @State private var shop = Shop()

  var body: some Scene {
    WindowGroup { ShopView(shop: shop) }
  }
}
