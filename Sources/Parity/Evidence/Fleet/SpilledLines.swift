import Basics

/// Lines of ledgers in temporary files, distributed by a hash, so that one file after another can
/// be merged in memory.
///
/// Level 0 distributes all lines to 64 files. If a file is too large for memory, the next level
/// distributes its lines to 64 smaller files. The levels 0 and 1 use the hash of the installation,
/// so that all lines of an installation stay in one file. The last level, 2, uses the hash of the
/// run, so that all lines of a run stay in one file.
struct SpilledLines {
  /// A line of a ledger with hashes of its run and of its run's installation.
  struct Line {
    /// The number of bytes before the text of a line in a temporary file: the two hashes, as
    /// hexadecimal digits.
    private static let hashPrefixLength = 32

    let text: ArraySlice<UInt8>
    private let runHash: UInt64
    /// The hash of the installation, or of the run if the installation is unknown.
    private let installationHash: UInt64

    init(_ text: [UInt8], run: String, installation: String?) {
      self.text = text[...]
      runHash = Self.hash("run " + run)
      installationHash = installation.map { Self.hash("installation " + $0) } ?? runHash
    }

    /// Reads a line of a temporary file; returns `nil` if it does not begin with two hashes.
    init?(_ bytes: [UInt8]) {
      let prefix = bytes.prefix(Self.hashPrefixLength)
      let digits = String(decoding: prefix, as: UTF8.self)
      guard digits.utf8.count == Self.hashPrefixLength,
        let run = UInt64(digits.prefix(16), radix: 16),
        let installation = UInt64(digits.suffix(16), radix: 16)
      else { return nil }
      (runHash, installationHash) = (run, installation)
      text = bytes[prefix.endIndex...]
    }

    /// The bytes of the line in a temporary file: the hashes, the text and a line feed.
    fileprivate var bytesInFile: [UInt8] {
      Array((runHash.hexadecimal + installationHash.hexadecimal).utf8) + text + [UInt8(ascii: "\n")]
    }

    /// Returns the index, from 0 to 63, of the line's file at a level of distribution.
    fileprivate func fileIndex(atLevel level: Int) -> Int {
      let hash =
        level < SpilledLines.levelCountDistributingByInstallation ? installationHash : runHash
      return Int(hash >> UInt64(level * 6) & UInt64(SpilledLines.fileCountPerLevel - 1))
    }

    private static func hash(_ name: String) -> UInt64 {
      var hash = FNV1a()
      hash.add(name.utf8)
      return hash.mixedValue
    }
  }

  /// The number of files of one level: 64.
  static let fileCountPerLevel = 64
  /// The number of levels, from level 0, that use the hash of the installation: 2.
  static let levelCountDistributingByInstallation = 2

  let distributionLevel: Int
  private var filesByIndex: [UnnamedTemporaryFile?] = Array(
    repeating: nil,
    count: fileCountPerLevel
  )

  /// Creates an empty collection of lines.
  ///
  /// - Parameter distributionLevel: The level that distributes these lines, from 0 to 2.
  init(distributionLevel: Int) {
    self.distributionLevel = distributionLevel
  }

  /// The files with lines.
  var files: [UnnamedTemporaryFile] { filesByIndex.compactMap(\.self) }

  mutating func append(_ line: Line) throws(SystemFailure) {
    let index = line.fileIndex(atLevel: distributionLevel)
    let file: UnnamedTemporaryFile
    if let open = filesByIndex[index] {
      file = open
    } else {
      file = try UnnamedTemporaryFile()
      filesByIndex[index] = file
    }
    try file.append(line.bytesInFile)
  }
}
