/// The number of sources of a `zip` without a pending element.
final class EmptySlots {
  // Accessed only inside the gate.
  @exclusivity(unchecked) var count = 0
}
