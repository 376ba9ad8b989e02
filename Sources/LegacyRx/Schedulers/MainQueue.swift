import Dispatch

/// Identifies the main queue by a value that is set on it.
///
/// `Thread.isMainThread` is not sufficient: on Linux it is false on the main queue once
/// `dispatchMain()` runs.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, or on a queue that targets it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
