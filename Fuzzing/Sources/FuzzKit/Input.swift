/// The bytes that libFuzzer generates.
package struct Input {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Wraps the arguments of `LLVMFuzzerTestOneInput`.
  package init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  /// The whole input.
  package var text: [UInt8] { Array(bytes) }

  /// Splits the input into parts, separated by bytes that cannot occur in UTF-8.
  package func parts(_ count: Int) -> [[UInt8]] {
    var parts = bytes.split(separator: 0xFF, maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { Array($0) }
    while parts.count < count { parts.append([]) }
    return parts
  }
}
