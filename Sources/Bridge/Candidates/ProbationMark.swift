import Basics
import Parity
import ScreenDocument
import StrictJSON

/// The content of a file of a ``CandidateProbation``: a candidate, and whether it is running or has
/// passed.
struct ProbationMark: Hashable, Sendable {
  /// The state of a candidate.
  enum CandidateState: String, Hashable, Sendable {
    /// The candidate runs now; or, if no process holds the file's lock, the app ended while it ran.
    case running
    /// The candidate has passed its first runs.
    case passed
  }

  let key: EvidenceKey
  let state: CandidateState

  static let fileSuffix = ".probation"
  /// The maximum size of a file in bytes, enough for the three escaped texts of a key.
  static let maximumBytes = 8_192

  init(_ key: EvidenceKey, _ state: CandidateState) {
    self.key = key
    self.state = state
  }

  /// Reads a mark from a file's bytes; `nil` if they are not a mark.
  init?(reading bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let value = try? JSONDocument(bytes).root,
      let state = value["state"]?.string.flatMap(CandidateState.init(rawValue:)),
      let kind = value["kind"]?.string, let flagVersion = value["flagVersion"]?.string,
      let appVersion = value["appVersion"]?.string
    else { return nil }
    self.init(
      EvidenceKey(kind: ContentKind(kind), flagVersion: flagVersion, appVersion: appVersion),
      state
    )
  }

  var fileText: String {
    JSONTree.object([
      "schema": .integer(1),
      "state": .string(state.rawValue),
      "kind": .string(key.kind.rawValue),
      "flagVersion": .string(key.flagVersion),
      "appVersion": .string(key.appVersion),
    ])
    .text() + "\n"
  }

  /// Returns the name of a key's file.
  ///
  /// The name is, one after the other: the ASCII letters and digits among the first 32 characters
  /// of the kind, for human readers; "-"; the 64-bit FNV-1a of the key's texts as 16 hexadecimal
  /// digits; and ``fileSuffix``.
  static func fileName(of key: EvidenceKey) -> String {
    var hash = FNV1a()
    for text in [key.kind.rawValue, key.flagVersion, key.appVersion] {
      hash.add(text.utf8)
      hash.add([0xff])
    }
    let kind = key.kind.rawValue.prefix(32).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(kind)-\(hash.value.hexadecimal)\(fileSuffix)"
  }

  /// Returns whether a file's name has the form of ``fileName(of:)``.
  static func isFileName(_ name: String) -> Bool {
    guard name.hasSuffix(fileSuffix) else { return false }
    let parts = name.utf8.dropLast(fileSuffix.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count <= 32 && parts[1].count == 16
      && parts[0].allSatisfy { $0 < 0x80 && (Character(Unicode.Scalar($0)).isLetter || $0.isDigit) }
      && parts[1].allSatisfy(\.isLowercaseHexadecimalDigit)
  }
}
