// Sendable by protocol, not by type: the sender gives the value up, or both sides synchronise on it.
/// Passes a value across an isolation boundary, although the compiler cannot prove that it is
/// `Sendable`.
@usableFromInline
struct UncheckedTransfer<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
