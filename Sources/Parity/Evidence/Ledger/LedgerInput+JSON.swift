import ScreenDocument
import StrictJSON

extension LedgerInput {
  /// The input as JSON, as it is stored in a ledger file: `lines` as a number, and `digest` as 16
  /// hexadecimal digits.
  var json: JSONTree {
    let digits = String(digest, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return .object(["lines": .integer(lines), "digest": .string(padding + digits)])
  }

  /// Reads an input from the JSON of a ledger file.
  ///
  /// - Throws: The fault of the first invalid member.
  init(reading value: JSONValue) throws(JSONFault) {
    let digest = JSONForm<UInt64>("16 hexadecimal digits") { value in
      guard let text = value.string, text.utf8.count == 16, !text.utf8.contains(UInt8(ascii: "+"))
      else { return nil }
      return UInt64(text, radix: 16)
    }
    self.init(lines: try value.read("lines", .count), digest: try value.read("digest", digest))
  }
}
