/// A computed value for as long as someone holds it.
struct WeakComputed {
  weak let value: (any ComputedState)?

  init(_ value: some ComputedState) {
    self.value = value
  }
}
