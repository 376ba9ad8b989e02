// Sendable by protocol, not by type: the sender gives the value up, or both sides synchronise on it.
/// Carries a value that the compiler cannot prove sendable across an isolation boundary.
@usableFromInline
struct UncheckedTransfer<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
