import Foundation
import Synchronization

/// Global settings for errors that no observer handles.
public enum Hooks {
  /// A function that receives an unhandled error and the call stack of its subscription.
  public typealias DefaultErrorHandler = (
    _ subscriptionCallStack: [String], _ error: any Swift.Error
  ) -> Void

  /// A function that returns the current call stack.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct Settings {
    var defaultErrorHandler: DefaultErrorHandler = { stack, error in
      #if DEBUG
      let callStackText = stack.isEmpty ? "" : "\n" + stack.joined(separator: "\n")
      print("Unhandled error happened: \(error)\(callStackText)")
      #endif
    }
    var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = {
      #if DEBUG
      Thread.callStackSymbols
      #else
      []
      #endif
    }
  }

  private static let lock = Lock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var settings = Settings()
  // Apart from the rest, as every subscription reads it.
  private static let recordsCallStack = Atomic<Bool>(false)

  /// Whether `subscribe` records its call stack for the default error handler; false at first.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// The function that receives a failure of a subscription that has functions for events, but none
  /// for a failure.
  ///
  /// `subscribe`, `drive` and `emit` with an object (`with:`) ignore such a failure instead. By
  /// default the function prints the error, and the call stack if one was recorded, in debug
  /// builds, and does nothing in release builds.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { readSetting(\.defaultErrorHandler) }
    set { writeSetting(\.defaultErrorHandler, newValue) }
  }

  /// The function that `subscribe` calls for its call stack while ``recordCallStackOnError`` is
  /// true; by default it returns the thread's call stack in debug builds, and an empty array in
  /// release builds.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { readSetting(\.customCaptureSubscriptionCallstack) }
    set { writeSetting(\.customCaptureSubscriptionCallstack, newValue) }
  }

  private static func readSetting<Value>(_ path: KeyPath<Settings, Value>) -> Value {
    lock.withLock { settings }[keyPath: path]
  }

  private static func writeSetting<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value)
  {
    let previousSettings = lock.withLock {
      defer { settings[keyPath: path] = value }
      return settings
    }
    _ = previousSettings
  }
}
