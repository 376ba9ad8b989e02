/// The repeated member names of objects, collected while a text is read.
///
/// Names are compared with their escapes decoded, so `"a"` and `"\u0061"` are the same. The first
/// 100 repetitions that are found are kept; all are counted.
package struct JSONDuplicateKeys: Sendable {
  /// Two members of one object with the same name.
  package struct Pair: Sendable {
    /// The index in the tape of the first member's name; this member counts.
    package var firstNameNode: UInt32
    /// The index in the tape of a later member's name; this member does not count.
    package var secondNameNode: UInt32
  }

  private static let maximumKeptPairs = 100
  /// In an object with at most this many members, every two names are compared; in a larger one,
  /// the names are sorted first.
  private static let maximumNamesToComparePairwise = 16

  package private(set) var keptPairs: [Pair] = []
  /// The number of all repetitions, also of those that are not kept.
  private(set) var duplicateCount = 0
  /// The number of the repetitions that are not kept.
  package var unlistedCount: Int { duplicateCount - keptPairs.count }

  /// Packs a member into 64 bits: the low 32 bits are the index of its name in the tape, the high
  /// 32 bits are the fingerprint, a hash of the name with its escapes decoded.
  @inline(__always)
  static func packedMember(
    node: UInt32,
    name: Range<Int>,
    isEscaped: Bool,
    in text: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    let fingerprint =
      isEscaped ? fingerprintAfterUnescaping(name, in: text) : fingerprint(text[name])
    return UInt64(fingerprint) << 32 | UInt64(node)
  }

  private static func fingerprintAfterUnescaping(
    _ name: Range<Int>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> UInt32 {
    fingerprint(JSONUnescaping.unescaped(name, in: text))
  }

  @inline(__always)
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Finds the repeated names of one object, and marks all but the first of each in the tape.
  ///
  /// - Complexity: O(n log n) name comparisons for n names, even if all fingerprints are equal.
  mutating func markAllButFirstOfEachName(
    among members: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    guard members.count > Self.maximumNamesToComparePairwise else {
      markByComparingEveryTwo(members, in: text, tape: &tape)
      return
    }
    let sorted = members.sorted()
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      if end - start > 1 { markAmongSameFingerprint(sorted[start..<end], in: text, tape: &tape) }
      start = end
    }
  }

  /// Finds the repeated names by comparing every two fingerprints, which is the fastest for objects
  /// with few members.
  private mutating func markByComparingEveryTwo(
    _ members: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    var later = members.startIndex + 1
    while later < members.endIndex {
      var earlier = members.startIndex
      while earlier < later {
        if members[earlier] >> 32 == members[later] >> 32 {
          let first = UInt32(truncatingIfNeeded: members[earlier])
          let second = UInt32(truncatingIfNeeded: members[later])
          if unescapedName(of: first, in: text, tape: tape)
            == unescapedName(of: second, in: text, tape: tape)
          {
            markAndCount(first: first, second: second, tape: &tape)
            break
          }
        }
        earlier += 1
      }
      later += 1
    }
  }

  /// Marks and counts the members with a repeated name among members with the same fingerprint.
  ///
  /// The members are sorted by name; members with equal names keep the order of the document, so
  /// that the first of them is not marked.
  private mutating func markAmongSameFingerprint(
    _ members: ArraySlice<UInt64>,
    in text: UnsafeBufferPointer<UInt8>,
    tape: inout [UInt32]
  ) {
    let named = members.map { member in
      let node = UInt32(truncatingIfNeeded: member)
      return (name: unescapedName(of: node, in: text, tape: tape), node: node)
    }
    let sorted = named.sorted { left, right in
      if left.name == right.name { return left.node < right.node }
      return left.name.lexicographicallyPrecedes(right.name)
    }
    var first = 0
    for index in sorted.indices.dropFirst() {
      if sorted[index].name == sorted[first].name {
        markAndCount(first: sorted[first].node, second: sorted[index].node, tape: &tape)
      } else {
        first = index
      }
    }
  }

  /// Marks the second member in the tape and counts it; keeps the pair if fewer than 100 are kept.
  private mutating func markAndCount(first: UInt32, second: UInt32, tape: inout [UInt32]) {
    tape[Int(second)] |= JSONTape.duplicateFlag
    duplicateCount += 1
    if keptPairs.count < Self.maximumKeptPairs {
      keptPairs.append(Pair(firstNameNode: first, secondNameNode: second))
    }
  }

  private func unescapedName(
    of node: UInt32,
    in text: UnsafeBufferPointer<UInt8>,
    tape: [UInt32]
  ) -> [UInt8] {
    let entry = tape[Int(node)]
    let isEscaped = entry & JSONTape.escapedFlag != 0
    let start = Int(entry & JSONTape.offsetMask) + 1
    let raw =
      start..<JSONUnescaping.offsetOfClosingQuote(from: start, in: text, isEscaped: isEscaped)
    return isEscaped ? JSONUnescaping.unescaped(raw, in: text) : Array(text[raw])
  }
}
