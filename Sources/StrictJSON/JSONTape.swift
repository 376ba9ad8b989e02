/// The layout of a document's index: 32-bit words in document order.
///
/// | entry           | words | content                                                   |
/// | --------------- | ----- | --------------------------------------------------------- |
/// | scalar          | 1     | offset of its first byte; `escapedFlag`                   |
/// | member name     | 1     | offset of its quote; `escapedFlag`, `duplicateFlag`; its value follows |
/// | array or object | 3     | offset; offset after its end; index of the entry after it |
///
/// A value's kind is its first byte, so no entry stores it. The index needs 4 bytes for each scalar
/// and member name, and 12 bytes for each array and object:
///
/// | text                   | size of the index                          |
/// | ---------------------- | ------------------------------------------ |
/// | `[[[…]]]`, the worst   | 6 times the text                           |
/// | `[0,0,…]`              | 2 times the text                           |
/// | the text of a screen   | between a tenth and two thirds of the text |
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
