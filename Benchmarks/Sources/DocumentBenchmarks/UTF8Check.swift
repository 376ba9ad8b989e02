import BenchmarkKit

/// The least work of a JSON reader: the standard library's check that the bytes are UTF-8.
enum UTF8Check {
  /// Checks the bytes of a text.
  static func run(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      preconditionFailure("The benchmark's own text is not UTF-8.")
    }
    blackhole(text)
  }
}
