#if canImport(UIKit)
import Foundation
import UIKit

/// Reports whether the app is in the foreground, and active: at once, and for as long as it is held.
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
        // UIKit posts them on the main thread.
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
