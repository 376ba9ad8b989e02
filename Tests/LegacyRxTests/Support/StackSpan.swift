/// How far apart on the stack the calls of `mark()` were: constant, unless something recurses.
struct StackSpan {
  private var lowest = UInt.max
  private var highest = UInt.min

  /// The distance in bytes between the deepest and the shallowest call.
  var bytes: UInt { highest > lowest ? highest - lowest : 0 }

  /// Notes where on the stack the caller is.
  @inline(never)
  mutating func mark() {
    var local = 0
    let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    lowest = min(lowest, address)
    highest = max(highest, address)
  }
}
