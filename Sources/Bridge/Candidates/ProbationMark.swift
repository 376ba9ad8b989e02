import ScreenDocument

/// What a file of a ``CandidateProbation`` says: which candidate runs, or has passed.
struct ProbationMark: Hashable, Sendable {
  /// What a mark can say.
  enum State: String, Hashable, Sendable {
    /// It runs now; or, if nobody holds the file, the app did not survive it.
    case running
    /// It has survived its first runs.
    case passed
  }

  let key: EvidenceKey
  let state: State

  static let fileSuffix = ".probation"
  /// The most bytes of a file: three texts of a key, escaped.
  static let maximumBytes = 8_192

  init(_ key: EvidenceKey, _ state: State) {
    self.key = key
    self.state = state
  }

  /// Reads a file's text; `nil` for what is no mark.
  init?(reading bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let value = try? JSONDocument(bytes).root,
      let state = value["state"]?.string.flatMap(State.init(rawValue:)),
      let kind = value["kind"]?.string, let flagVersion = value["flagVersion"]?.string,
      let appVersion = value["appVersion"]?.string
    else { return nil }
    self.init(
      EvidenceKey(kind: ContentKind(kind), flagVersion: flagVersion, appVersion: appVersion),
      state
    )
  }

  var text: String {
    JSONTree.members([
      "schema": .integer(1),
      "state": .string(state.rawValue),
      "kind": .string(key.kind.rawValue),
      "flagVersion": .string(key.flagVersion),
      "appVersion": .string(key.appVersion),
    ])
    .text() + "\n"
  }

  /// The name of the key's file: 64-bit FNV-1a of its texts, and the beginning of its kind for whoever
  /// looks.
  static func fileName(of key: EvidenceKey) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in [key.kind.rawValue, key.flagVersion, key.appVersion] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    let kind = key.kind.rawValue.prefix(32).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let digits = String(hash, radix: 16)
    return "\(kind)-\(String(repeating: "0", count: 16 - digits.count))\(digits)\(fileSuffix)"
  }
}
