/// The layout of a document's index: 32-bit words in document order.
///
/// | entry           | words | content                                                   |
/// | --------------- | ----- | --------------------------------------------------------- |
/// | scalar          | 1     | offset of its first byte; `escapedFlag`                   |
/// | member name     | 1     | offset of its quote; `escapedFlag`, `duplicateFlag`; its value follows |
/// | array or object | 3     | offset; offset after its end; index of the entry after it |
///
/// A value's kind is its first byte, so no entry stores it. The index needs 4 bytes a scalar and a
/// name, 12 a container: at worst 6 × the text (`[[[…]]]`), 2 × for `[0,0,…]`, and between a tenth
/// and two thirds of the text of screens.
enum JSONTape {
  /// The flag of a string or member name with escapes.
  static let escapedFlag: UInt32 = 0x8000_0000
  /// The flag of a member name that an earlier member of the same object has.
  static let duplicateFlag: UInt32 = 0x4000_0000
  /// The bits of an entry that are its offset in the text.
  static let offsetMask: UInt32 = 0x3FFF_FFFF
  static let maximumOffset = Int(offsetMask)
  /// The number of words of the entry of an array or object.
  static let wordsPerContainer = 3
}
