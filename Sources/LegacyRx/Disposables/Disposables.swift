/// Functions that create disposables.
public struct Disposables {
  private init() {}
}

extension Disposables {
  /// Returns a disposable that does nothing.
  ///
  /// - Returns: The disposable.
  public static func create() -> any Disposable { NopDisposable.noOp }

  /// Returns a disposable that runs a function at the first `dispose()`.
  ///
  /// - Parameter dispose: The function, released after it ran.
  /// - Returns: The disposable.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Returns a disposable that disposes two others, in order.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  /// - Returns: The disposable.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable
  ) -> any Cancelable {
    StableCompositeDisposable([disposable1, disposable2])
  }

  /// Returns a disposable that disposes three others, in order.
  ///
  /// - Parameters:
  ///   - disposable1: The first.
  ///   - disposable2: The second.
  ///   - disposable3: The third.
  /// - Returns: The disposable.
  public static func create(
    _ disposable1: any Disposable,
    _ disposable2: any Disposable,
    _ disposable3: any Disposable
  ) -> any Cancelable {
    StableCompositeDisposable([disposable1, disposable2, disposable3])
  }

  /// Returns a disposable that disposes other disposables, in order.
  ///
  /// - Parameter disposables: The other disposables.
  /// - Returns: The disposable.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    StableCompositeDisposable(disposables)
  }

  /// Returns a disposable that disposes other disposables, in order.
  ///
  /// - Parameter disposables: The other disposables.
  /// - Returns: The disposable.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    StableCompositeDisposable(disposables)
  }
}
