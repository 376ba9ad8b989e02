/// How many sources of a `zip` have no element that waits.
final class EmptySlots {
  // Touched inside the gate alone.
  @exclusivity(unchecked) var count = 0
}
