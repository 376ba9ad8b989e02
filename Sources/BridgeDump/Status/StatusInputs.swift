import Basics
import Bridge
import Foundation
import Parity
import ScreenDocument
import ScreenDump

/// The inputs of `status`: the named files, the moment, the tool and the commit.
struct StatusInputs {
  /// A given option and its arguments on the command line: `--flags`, `flags.json`.
  struct GivenOption {
    let option: DumpOption
    let arguments: [String]
  }

  /// The tool's name, as it is typed.
  let toolName: String
  let toolVersion: String
  /// The paths and URLs of the screens as the user spelled them; empty for the bundled one.
  let screenArguments: [String]
  /// The names of all screens; the name of the bundled screen if the command names none.
  let screenNames: [String]
  /// The first of ``screenArguments`` that is the path of a file with a whole document; `nil` if
  /// there is none.
  ///
  /// It is no folder, URL or standard input, and no layout with `--property` or `--data`.
  let firstScreenFile: String?
  let flagFile: String?
  /// The stages of `--stage` and of the environment variable.
  let stageOverrides: StageOverrides
  let ledgers: [String]
  let journals: [String]
  /// Those of ``ledgers`` that count nothing.
  let ledgersWithoutCounts: [String]
  /// Those of ``journals`` of which no response was compared.
  let uncomparedJournals: [UncomparedJournal]
  /// The files of coverage.
  let coverageFiles: [String]
  /// The given options that change what the report says, in the order of the command's options.
  let givenOptions: [GivenOption]
  let moment: Date
  /// The hash of the commit that is checked out where the first input in a repository is; `nil` if
  /// none is found.
  let inputsCommitHash: String?

  /// The moment in ISO 8601, in UTC.
  var momentText: String { moment.ISO8601Format() }

  /// Whether a ledger counts something.
  var hasLedgerWithCounts: Bool { ledgers.contains { !ledgersWithoutCounts.contains($0) } }

  /// A note for each kind of input that was not given (ledger, flag file, journal), and for each
  /// ledger and journal that holds nothing.
  ///
  /// A flag file is not missing if the stage of `*` is set.
  var missingInputNotes: [MissingStatusInputNote] {
    missingLedgerNotes + missingFlagFileNotes + missingJournalNotes
  }

  /// The sentences of ``missingInputNotes``.
  var missingInputSentences: [String] { missingInputNotes.map(\.sentence) }

  private var missingLedgerNotes: [MissingStatusInputNote] {
    let consequence = "what was compared and proved is unknown"
    guard !ledgers.isEmpty else {
      return [MissingStatusInputNote(notGiven: "No ledger", consequence)]
    }
    return ledgersWithoutCounts.map { path in
      MissingStatusInputNote(
        empty: "A ledger counts nothing",
        "The ledger \(URLRedaction.withoutSecrets(path)) counts nothing",
        hasLedgerWithCounts ? nil : consequence
      )
    }
  }

  private var missingFlagFileNotes: [MissingStatusInputNote] {
    guard flagFile == nil, stageOverrides.all == nil else { return [] }
    let kinds = stageOverrides.kinds.isEmpty ? "every kind" : "every kind whose stage is not set"
    return [MissingStatusInputNote(notGiven: "No flag file", "\(kinds) counts as off")]
  }

  private var missingJournalNotes: [MissingStatusInputNote] {
    let consequence = "only the contents of the screens were compared here"
    guard !journals.isEmpty else {
      return [MissingStatusInputNote(notGiven: "No journal", consequence)]
    }
    let uncomparedPaths = Set(uncomparedJournals.map(\.path))
    let hasComparedJournal = journals.contains { !uncomparedPaths.contains($0) }
    return uncomparedJournals.map { journal in
      let fault =
        journal.hasValidLine ? "has no response that was compared" : "has no valid line"
      return MissingStatusInputNote(
        empty: "A journal \(fault)",
        "The journal \(URLRedaction.withoutSecrets(journal.path)) \(fault)",
        hasComparedJournal ? nil : consequence
      )
    }
  }

  /// Returns the command-line arguments that name the screens and the given options, quoted for a
  /// shell, each after a space.
  ///
  /// - Parameter isIncluded: Returns whether an option is named.
  /// - Returns: The arguments.
  func arguments(where isIncluded: (DumpOption) -> Bool = { _ in true }) -> String {
    Self.quotedArguments(screenArguments) + optionArguments(where: isIncluded)
  }

  /// Returns the command-line arguments that name the given options, quoted for a shell, each after
  /// a space.
  ///
  /// - Parameter isIncluded: Returns whether an option is named.
  /// - Returns: The arguments.
  func optionArguments(where isIncluded: (DumpOption) -> Bool) -> String {
    Self.quotedArguments(givenOptions.filter { isIncluded($0.option) }.flatMap(\.arguments))
  }

  /// Returns the command-line argument that names a screen, quoted for a shell, after a space;
  /// empty for the bundled screen.
  func argument(ofScreen name: String) -> String {
    let screen = zip(screenNames, screenArguments).first { $0.0 == name }
    return Self.quotedArguments(screen.map { [$0.1] } ?? [])
  }

  /// Returns words of a command line without secrets, quoted for a shell, each after a space.
  static func quotedArguments(_ words: [String]) -> String {
    words.map { " " + shellQuoted(URLRedaction.withoutSecrets($0)) }.joined()
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
