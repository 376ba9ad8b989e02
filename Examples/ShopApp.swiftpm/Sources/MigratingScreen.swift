import SwiftUI
import UIKit

/// The view of the screen during the migration, in a UIKit host.
struct MigratingScreen: UIViewControllerRepresentable {
  let shop: Shop
  let host: ShopHost

  func makeUIViewController(context: Context) -> UIViewController {
    shop.controller(host) ?? UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
