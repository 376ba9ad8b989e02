/// The repeated member names of objects, collected while a text is read.
///
/// Names are compared without their escapes, so `"a"` and `"\u0061"` are the same. The first 100
/// repetitions are kept, the others counted.
package struct JSONDuplicateKeys: Sendable {
  /// Two members with one name: the one that counts, and one that does not.
  package struct Pair: Sendable {
    package var first: UInt32
    package var second: UInt32
  }

  private static let maximumKept = 100
  private static let pairwiseLimit = 16

  package private(set) var pairs: [Pair] = []
  private(set) var count = 0

  /// Packs a member's index with a fingerprint of its name.
  @inline(__always)
  static func entry(
    node: UInt32,
    name: Range<Int>,
    isEscaped: Bool,
    in text: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    let fingerprint =
      isEscaped ? escapedFingerprint(name, in: text) : fingerprint(text[name])
    return UInt64(fingerprint) << 32 | UInt64(node)
  }

  private static func escapedFingerprint(
    _ name: Range<Int>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    fingerprint(JSONText.unescaped(name, in: text))
  }

  @inline(__always)
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Finds the repeated names of one object and marks all but the first in the tape.
  ///
  /// - Complexity: O(n log n) name comparisons for n names, for any fingerprints.
  mutating func find(
    among keys: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    guard keys.count > Self.pairwiseLimit else {
      findPairwise(keys, in: text, tape: &tape)
      return
    }
    let sorted = keys.sorted()
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      if end - start > 1 { findGrouped(sorted[start..<end], in: text, tape: &tape) }
      start = end
    }
  }

  /// Compares every two fingerprints, which is the fastest for objects with few names.
  private mutating func findPairwise(
    _ keys: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    var later = keys.startIndex + 1
    while later < keys.endIndex {
      var earlier = keys.startIndex
      while earlier < later {
        if keys[earlier] >> 32 == keys[later] >> 32 {
          let first = UInt32(truncatingIfNeeded: keys[earlier])
          let second = UInt32(truncatingIfNeeded: keys[later])
          if name(first, in: text, tape: tape) == name(second, in: text, tape: tape) {
            keep(first: first, second: second, tape: &tape)
            break
          }
        }
        earlier += 1
      }
      later += 1
    }
  }

  /// Sorts names with the same fingerprint, so that equal names are adjacent, in document order.
  private mutating func findGrouped(
    _ keys: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    let named = keys.map { key in
      let node = UInt32(truncatingIfNeeded: key)
      return (name: name(node, in: text, tape: tape), node: node)
    }
    let sorted = named.sorted { left, right in
      if left.name == right.name { return left.node < right.node }
      return left.name.lexicographicallyPrecedes(right.name)
    }
    var first = 0
    for index in sorted.indices.dropFirst() {
      if sorted[index].name == sorted[first].name {
        keep(first: sorted[first].node, second: sorted[index].node, tape: &tape)
      } else {
        first = index
      }
    }
  }

  private mutating func keep(first: UInt32, second: UInt32, tape: inout [UInt32]) {
    tape[Int(second)] |= JSONTape.duplicate
    count += 1
    if pairs.count < Self.maximumKept { pairs.append(Pair(first: first, second: second)) }
  }

  private func name(
    _ node: UInt32,
    in text: UnsafeBufferPointer<UInt8>,
    tape: [UInt32]
  ) -> [UInt8] {
    let entry = tape[Int(node)]
    let isEscaped = entry & JSONTape.escaped != 0
    let start = Int(entry & JSONTape.offsetMask) + 1
    let raw = start..<JSONText.end(of: start, in: text, isEscaped: isEscaped)
    return isEscaped ? JSONText.unescaped(raw, in: text) : Array(text[raw])
  }
}
