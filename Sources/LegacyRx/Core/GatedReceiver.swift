/// Processes the inputs of a gate, one at a time.
@usableFromInline
protocol GatedReceiver: AnyObject {
  associatedtype Input

  /// Processes one input, inside the gate.
  func process(_ input: Input)
}
