#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

extension UIViewController {
  /// Adds a scroll view that fills the controller's view; while the keyboard is shown, it ends
  /// above the keyboard.
  func addFullSize(_ scrollView: UIScrollView) {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    let keyboard = view.keyboardLayoutGuide
    // Without a keyboard, the scroll view reaches the bottom of the display.
    keyboard.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    setContentScrollView(scrollView)
  }
}
#endif
