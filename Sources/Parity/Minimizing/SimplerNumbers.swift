/// Numbers simpler than one, the simplest first: zero, then halfway to it and halfway back again.
///
/// Of a number with a fraction or an exponent, zero and its whole part, if it has one of 53 bits.
struct SimplerNumbers: Sequence {
  private let numbers: [String]

  init(than text: String) {
    if let whole = Int(text) {
      numbers = sequence(first: whole) { $0 / 2 == 0 ? nil : $0 / 2 }.map { String(whole - $0) }
        .filter { $0 != text }
    } else {
      let whole = Double(text).flatMap { number in
        abs(number) <= 9_007_199_254_740_992 ? String(Int(number)) : nil
      }
      numbers = ["0", whole].compactMap { $0 }.filter { $0 != text }
    }
  }

  func makeIterator() -> IndexingIterator<[String]> { numbers.makeIterator() }
}
