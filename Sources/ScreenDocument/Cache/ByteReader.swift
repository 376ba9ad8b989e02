/// Reads the fields of a cache file one after the other; throws ``CacheFileFault/damaged`` at a field
/// that goes beyond the end.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var remaining: Int { rest.count }

  mutating func byte() throws(CacheFileFault) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .damaged }
    return byte
  }

  mutating func bytes(count: some BinaryInteger) throws(CacheFileFault) -> ArraySlice<UInt8> {
    guard let count = Int(exactly: count), 0...rest.count ~= count else { throw .damaged }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func integer<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) throws(CacheFileFault) -> Number {
    var number: Number = 0
    for (index, byte) in try bytes(count: Number.bitWidth / 8).enumerated() {
      number |= Number(byte) << (8 * index)
    }
    return number
  }

  mutating func text() throws(CacheFileFault) -> String {
    let count = try integer(UInt32.self)
    return String(decoding: try bytes(count: count), as: UTF8.self)
  }
}
