import ScreenDump

/// The options of `status`, without those for screens, stages and proofs.
enum StatusOptions {
  static let ledger = DumpOption(
    "ledger",
    placeholder: "LEDGER",
    isRepeatable: true,
    help: "A ledger of an app or a replay; repeatable."
  )
  static let journal = DumpOption(
    "journal",
    placeholder: "JOURNAL",
    isRepeatable: true,
    help: "A journal to find failing responses in; repeatable."
  )
  static let coverage = DumpOption(
    "coverage",
    placeholder: "FILE",
    isRepeatable: true,
    help: "A file of the coverage of recorded responses; repeatable."
  )
  static let earlierReport = DumpOption(
    "since",
    placeholder: "OLD.json",
    help: "Report what changed since an earlier status in JSON."
  )
  static let kind = DumpOption(
    "kind",
    placeholder: "KIND",
    help: "Report the next smallest step for one kind."
  )
  static let failingResponsesFolder = DumpOption(
    "fixtures",
    placeholder: "DIR",
    help: "Save the smallest failing responses in a folder."
  )
}
