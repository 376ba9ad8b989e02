import SwiftUI
import UIKit

/// The screen with the bridge, in a UIKit host.
struct MigratingScreen: UIViewControllerRepresentable {
  let shop: Shop
  let host: ShopHost

  func makeUIViewController(context: Context) -> UIViewController {
    shop.controller(host) ?? UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
