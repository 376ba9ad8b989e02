import Basics
import Foundation
import Parity
import ScreenDocument

/// The inputs of `status`: the named files, the moment, the tool and the commit.
struct StatusInputs {
  /// The tool's name, as it is typed.
  let toolName: String
  let toolVersion: String
  /// The paths and URLs of the screens as the user spelled them; empty for the bundled one.
  let screenArguments: [String]
  /// The names of all screens; the name of the bundled one, if the command names none.
  let screenNames: [String]
  let flagFile: String?
  let ledgers: [String]
  let journals: [String]
  /// The files of coverage.
  let coverageFiles: [String]
  let moment: Date
  /// The hash of the commit that is checked out where the inputs are; `nil` if no input is in a
  /// repository.
  let inputsCommitHash: String?

  /// The moment in ISO 8601, in UTC.
  var momentText: String { moment.ISO8601Format() }

  /// A sentence for each kind of input that was not given (ledger, flag file, journal), with what
  /// is unknown without it.
  var missingInputSentences: [String] {
    var missing: [String] = []
    if ledgers.isEmpty { missing.append("No ledger: what was compared and proved is unknown.") }
    if flagFile == nil { missing.append("No flag file: every kind counts as off.") }
    if journals.isEmpty {
      missing.append("No journal: only the contents of the screens were compared here.")
    }
    return missing
  }

  /// Returns the command-line arguments that name these inputs, quoted for a shell, each after a
  /// space.
  func arguments(
    includesScreens: Bool = true,
    includesLedgers: Bool = true
  ) -> String {
    var words = includesScreens ? screenArguments : []
    if let flagFile { words += ["--flags", flagFile] }
    if includesLedgers { words += ledgers.flatMap { ["--ledger", $0] } }
    words += journals.flatMap { ["--journal", $0] } + coverageFiles.flatMap { ["--coverage", $0] }
    return words.map { " " + Self.shellQuoted(PrintableURL.withoutSecrets($0)) }.joined()
  }

  /// Returns a word of a command line, in quotes if a shell would not take it as it is.
  static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="), 0x80...:
        true
      default: false
      }
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
