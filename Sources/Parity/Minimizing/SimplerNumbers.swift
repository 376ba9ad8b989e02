/// The numbers that are simpler than a given number, the simplest first.
///
/// For an `Int` these are zero and then numbers that each halve the distance to the number: for
/// 100, they are 0, 50, 75, 88, 94, 97 and 99; for 0 there are none. For any other number, such as
/// `1.5`, `1e3` or one beyond `Int`, they are zero and, if its magnitude is at most 2⁵³, the whole
/// part.
struct SimplerNumbers: Sequence {
  private let numbers: [String]

  init(than text: String) {
    if let whole = Int(text) {
      numbers = sequence(first: whole) { $0 / 2 == 0 ? nil : $0 / 2 }.map { String(whole - $0) }
        .filter { $0 != text }
    } else {
      let wholePart = Double(text).flatMap { number in
        abs(number) <= 9_007_199_254_740_992 ? String(Int(number)) : nil
      }
      numbers = ["0", wholePart].compactMap { $0 }.filter { $0 != text }
    }
  }

  func makeIterator() -> IndexingIterator<[String]> { numbers.makeIterator() }
}
