/// The distance on the stack between calls of `mark()`: constant without recursion.
struct StackSpan {
  private var lowest = UInt.max
  private var highest = UInt.min

  /// The distance in bytes between the deepest and the shallowest call.
  var bytes: UInt { highest > lowest ? highest - lowest : 0 }

  /// Records the position of the caller on the stack.
  @inline(never)
  mutating func mark() {
    var local = 0
    let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    lowest = min(lowest, address)
    highest = max(highest, address)
  }
}
