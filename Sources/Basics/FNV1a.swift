/// The 64-bit hash FNV-1a of Fowler, Noll and Vo (draft-eastlake-fnv).
///
/// The hash detects accidental changes of data, and usually gives different values to similar
/// names. It does not protect against an attacker who constructs two texts with the same hash.
package struct FNV1a: Sendable {
  /// The hash of the bytes that were added so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates a hash of no bytes.
  package init() {}

  /// Adds bytes to the hash.
  ///
  /// - Complexity: O(number of bytes).
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Contiguous bytes are read directly, because a generic loop over a sequence is not specialized
    // across modules.
    let start = value
    let sum = bytes.withContiguousStorageIfAvailable { buffer in
      buffer.reduce(start, Self.adding)
    }
    value = sum ?? bytes.reduce(start, Self.adding)
  }

  /// Adds the UTF-8 bytes of a text; not generic, so that it is fast from other modules.
  package mutating func add(_ text: String) {
    var text = text
    let start = value
    value = text.withUTF8 { $0.reduce(start, Self.adding) }
  }

  /// Adds one byte.
  package mutating func add(byte: UInt8) { value = Self.adding(value, byte) }

  /// Adds bytes in memory; not generic, so that it is fast from other modules.
  package mutating func add(_ bytes: [UInt8]) {
    let start = value
    value = bytes.withUnsafeBufferPointer { $0.reduce(start, Self.adding) }
  }

  /// Adds the eight bytes of a number, the lowest byte first.
  package mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = Self.adding(value, UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Adds bytes in memory; not generic, so that it is fast from other modules.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    let start = value
    value = bytes.withUnsafeBufferPointer { $0.reduce(start, Self.adding) }
  }

  private static func adding(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Returns the hash of bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }
}

extension UInt64 {
  /// The value as sixteen lowercase hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension UInt8 {
  /// Whether the byte is a digit, `0` to `9`.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is one of `0` to `9` and `a` to `f`, as in ``UInt64/hexadecimal``.
  package var isLowercaseHexadecimalDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
  }
}
