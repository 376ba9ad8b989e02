/// A disposable that does nothing.
struct NopDisposable: Disposable, Sendable {
  static let noOp = NopDisposable()

  func dispose() {}
}
