#if canImport(UIKit)
import Dispatch
import Foundation
import UIKit

/// Tells a closure whether the app is active in the foreground: once when the `AppActivityObserver`
/// is created, and after each change until it is released, always on the main queue.
///
/// It asks the app and not SwiftUI's `scenePhase`, which is always `.background` in an app with
/// UIKit's life cycle.
final class AppActivityObserver {
  private let observers: [any NSObjectProtocol]

  @MainActor
  init(_ onChange: @escaping @MainActor (Bool) -> Void) {
    let notifications = [
      (UIApplication.didBecomeActiveNotification, true),
      (UIApplication.willResignActiveNotification, false),
    ]
    observers = notifications.map { name, isActive in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        DispatchQueue.main.async { onChange(isActive) }
      }
    }
    onChange(UIApplication.shared.applicationState == .active)
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
#endif
