/// A coding key that no type has defined: an index, a name of a dictionary, or `super`.
struct NameOrIndexKey: CodingKey {
  /// The name; `Index 3` for the index 3, and `3` for a key from the integer value 3.
  let stringValue: String
  let intValue: Int?

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  /// The key of the decoder of a superclass.
  static let `super` = NameOrIndexKey(stringValue: "super")
}
