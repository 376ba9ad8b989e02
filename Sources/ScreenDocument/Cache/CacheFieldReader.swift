/// Reads the fields of a cache file one after the other; throws ``CacheFileFault/damaged`` at a
/// field that goes beyond the end.
struct CacheFieldReader {
  private(set) var remainingBytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    remainingBytes = bytes
  }

  var remainingByteCount: Int { remainingBytes.count }

  mutating func readByte() throws(CacheFileFault) -> UInt8 {
    guard let byte = remainingBytes.popFirst() else { throw .damaged }
    return byte
  }

  mutating func readBytes(count: some BinaryInteger) throws(CacheFileFault) -> ArraySlice<UInt8> {
    guard let count = Int(exactly: count), 0...remainingBytes.count ~= count else { throw .damaged }
    defer { remainingBytes = remainingBytes.dropFirst(count) }
    return remainingBytes.prefix(count)
  }

  mutating func readLittleEndianInteger<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) throws(CacheFileFault) -> Number {
    var number: Number = 0
    for (index, byte) in try readBytes(count: Number.bitWidth / 8).enumerated() {
      number |= Number(byte) << (8 * index)
    }
    return number
  }

  mutating func readText() throws(CacheFileFault) -> String {
    let count = try readLittleEndianInteger(UInt32.self)
    return String(decoding: try readBytes(count: count), as: UTF8.self)
  }
}
