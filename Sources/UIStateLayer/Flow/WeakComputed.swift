/// A weak reference to a computed value.
struct WeakComputed {
  weak let value: (any ComputedState)?

  init(_ value: some ComputedState) {
    self.value = value
  }
}
