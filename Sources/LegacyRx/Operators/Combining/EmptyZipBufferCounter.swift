/// Counts the sources of a `zip` that have no waiting element; shared by its buffers.
final class EmptyZipBufferCounter {
  // Accessed only inside the gate.
  @exclusivity(unchecked) var count = 0
}
