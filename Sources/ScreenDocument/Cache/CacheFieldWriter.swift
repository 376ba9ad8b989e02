/// Builds the bytes of a cache file: numbers in little-endian order, and texts after their length.
struct CacheFieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ bytes: [UInt8]) {
    self.bytes += bytes
  }

  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func append(text: String) {
    append(littleEndian: UInt32(clamping: text.utf8.count))
    bytes += text.utf8
  }
}
