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
    var recordCallStackOnError = false
    var defaultErrorHandler: DefaultErrorHandler = { stack, error in
      #if DEBUG
      let origin = stack.isEmpty ? "" : "\n" + stack.joined(separator: "\n")
      print("Unhandled error happened: \(error)\(origin)")
      #endif
    }
    var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let settings = Mutex(UncheckedTransfer(Settings()))

  /// Whether `subscribe` records its call stack for the default error handler.
  public static var recordCallStackOnError: Bool {
    get { read(\.recordCallStackOnError) }
    set { write(\.recordCallStackOnError, newValue) }
  }

  /// What happens to an error in a subscription without `onError`; prints it in debug builds.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { read(\.defaultErrorHandler) }
    set { write(\.defaultErrorHandler, newValue) }
  }

  /// How a subscription's call stack is captured.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { read(\.customCaptureSubscriptionCallstack) }
    set { write(\.customCaptureSubscriptionCallstack, newValue) }
  }

  private static func read<Value>(_ path: KeyPath<Settings, Value>) -> Value {
    settings.withLock { $0 }.value[keyPath: path]
  }

  private static func write<Value>(_ path: WritableKeyPath<Settings, Value>, _ value: Value) {
    let change = UncheckedTransfer((path, value))
    settings.withLock { settings in
      var changed = settings.value
      changed[keyPath: change.value.0] = change.value.1
      settings = UncheckedTransfer(changed)
    }
  }
}
