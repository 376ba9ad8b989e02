import Basics
import ScreenDocument
package import StrictJSON

extension ReadLinesFingerprint {
  /// The fingerprint as JSON, as it is stored in a ledger file: `lines` as a number, `digest` as 16
  /// hexadecimal digits, and `final`, which is missing if it is `false`.
  package var json: JSONTree {
    var members = [
      JSONTree.Member(key: "lines", value: .integer(lineCount)),
      JSONTree.Member(key: "digest", value: .string(digest.hexadecimal)),
    ]
    if isFinal { members.append(.init(key: "final", value: .bool(true))) }
    return .object(members)
  }

  /// Reads a fingerprint from the JSON of a ledger file.
  ///
  /// - Throws: The fault of the first invalid member.
  init(reading value: JSONValue) throws(JSONFormError) {
    self.init(
      lines: try value.read("lines", .count),
      digest: try value.read("digest", .hexadecimalUInt64),
      isFinal: try value.readIfPresent("final", .bool) ?? false
    )
  }
}
