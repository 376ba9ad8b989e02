import Dispatch

/// The main queue, identified by a key of its own: a main actor's thread may be another one.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Does work on the main queue: at once, if the caller runs there.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }
}
