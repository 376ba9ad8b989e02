/// An object to which a ``SerialGate`` passes the inputs of several threads, on one thread at a
/// time.
@usableFromInline
protocol GatedReceiver: AnyObject {
  associatedtype Input

  /// Processes one input; the ``SerialGate`` calls it on one thread at a time.
  func process(_ input: Input)
}
