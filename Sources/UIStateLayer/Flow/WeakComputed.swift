/// A weak reference to a computed value.
struct WeakComputed {
  weak var value: (any ErasedComputed)?

  init(_ value: some ErasedComputed) {
    self.value = value
  }
}
