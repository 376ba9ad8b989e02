/// A weak reference to a computed value.
struct WeakComputed {
  weak var value: (any ComputedState)?

  init(_ value: some ComputedState) {
    self.value = value
  }
}
