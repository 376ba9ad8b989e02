#if canImport(UIKit)
import Foundation
import UIKit

/// Reports whether the app is active in the foreground: at its creation, and after each change
/// until it is released.
final class AppActivity {
  private let observers: [any NSObjectProtocol]

  @MainActor
  init(_ changed: @escaping @MainActor (Bool) -> Void) {
    let moments = [
      (UIApplication.didBecomeActiveNotification, true),
      (UIApplication.willResignActiveNotification, false),
    ]
    observers = moments.map { name, isActive in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // UIKit posts these notifications on the main thread.
        MainActor.assumeIsolated { changed(isActive) }
      }
    }
    changed(UIApplication.shared.applicationState == .active)
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
#endif
