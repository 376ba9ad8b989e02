/// Random damage to the bytes of a JSON document.
package enum DamagedJSON {
  /// A screen document that contains every kind of JSON value.
  package static let screen = #"""
    {
      "title": "おすすめ \u2764 😀",
      "contents": [
        { "type": "imageBanner", "id": "b1", "value": { "price": 1980, "rate": -1.5e-3 } },
        { "type": "text", "value": { "text": "line\nbreak \"quoted\" \uD83D\uDE00" } },
        { "type": "text", "id": 7, "value": [true, false, null, [], {}] },
        { "type": "imageBanner", "id": "b1", "value": {} }, null, 3
      ]
    }
    """#

  /// Returns the bytes after one to three random edits.
  ///
  /// An edit flips a bit, replaces a byte, removes a byte, or truncates. The result is never empty.
  package static func damaged(_ bytes: [UInt8], using random: inout Seeded) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.remove(at: index)
      default: bytes.removeSubrange(index...)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }
}
