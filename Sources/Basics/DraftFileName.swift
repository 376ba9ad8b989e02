/// The name of a draft: a file that is written beside another file and then replaces it.
///
/// `.home.json.4711-9f86d081884c7d65.draft` is a draft of `home.json`, written by process 4711; 16
/// hexadecimal digits of a random number make it unique. A target name longer than 200 bytes is
/// replaced by its hash.
package struct DraftFileName: Hashable {
  private static let suffix = ".draft"
  private static let nonceDigitCount = 16
  private static let maximumTargetNameBytes = 200

  /// The whole name of the draft.
  let fileName: String
  /// The name of the file to replace; for a name longer than 200 bytes, its FNV-1a hash as 16
  /// hexadecimal digits.
  package let targetNameOrHash: String

  /// Creates the unique name of a new draft.
  ///
  /// - Parameters:
  ///   - target: The name of the file to replace.
  ///   - processID: The id of the process that writes.
  init(of target: String, processID: Int32) {
    targetNameOrHash = Self.nameOrHash(target)
    let nonce = UInt64.random(in: .min ... .max).hexadecimal
    fileName = ".\(targetNameOrHash).\(processID)-\(nonce)\(Self.suffix)"
  }

  /// Parses a file name; `nil` if it does not have the form of a draft's name.
  init?(_ text: String) {
    // A combining mark at the start of the target's name would be one `Character` with the dot.
    guard text.utf8.first == UInt8(ascii: "."), text.hasSuffix(Self.suffix) else { return nil }
    let body = text.utf8.dropFirst().dropLast(Self.suffix.utf8.count)
    let nonce = body.suffix(Self.nonceDigitCount)
    let head = body.dropLast(Self.nonceDigitCount)
    let processID = head.dropLast().suffix(while: \.isDigit)
    let target = head.dropLast(1 + processID.count)
    guard nonce.count == Self.nonceDigitCount, nonce.allSatisfy(\.isLowercaseHexadecimalDigit),
      head.last == UInt8(ascii: "-"), !processID.isEmpty, target.last == UInt8(ascii: ".")
    else { return nil }
    fileName = text
    targetNameOrHash = String(decoding: target.dropLast(), as: UTF8.self)
  }

  /// Returns whether this names a draft of a file, given the name of that file without its folder.
  func isDraft(ofFileNamed name: String) -> Bool {
    targetNameOrHash.utf8.elementsEqual(Self.nameOrHash(name).utf8)
  }

  private static func nameOrHash(_ name: String) -> String {
    name.utf8.count <= maximumTargetNameBytes ? name : FNV1a.hash(name.utf8).hexadecimal
  }
}

extension BidirectionalCollection {
  /// Returns the longest suffix whose elements all satisfy a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
