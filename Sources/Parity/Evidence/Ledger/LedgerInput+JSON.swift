import ScreenDocument
import StrictJSON

extension LedgerInput {
  /// The input as a ledger's file holds it, its digest in hexadecimal digits.
  var json: JSONTree {
    let digits = String(digest, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return .object(["lines": .integer(lines), "digest": .string(padding + digits)])
  }

  /// Reads an input as a ledger's file holds it.
  ///
  /// - Throws: What is wrong with its first wrong member.
  init(reading value: JSONValue) throws(LedgerFault) {
    let lines = try value.count("lines")
    guard let text = value["digest"]?.string, text.utf8.count == 16,
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }), let digest = UInt64(text, radix: 16)
    else {
      throw LedgerFault(value["digest"] ?? value, "needs \"digest\", 16 hexadecimal digits")
    }
    self.init(lines: lines, digest: digest)
  }
}
