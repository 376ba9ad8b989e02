import Basics
import Foundation
import ScreenDocument
import ScreenDump

/// The options of `hunt`.
struct HuntOptions {
  static let journal = DumpOption(
    "from",
    placeholder: "JOURNAL",
    isRepeatable: true,
    help: "A journal whose responses are changed; repeatable."
  )
  static let seed = DumpOption(
    "seed",
    placeholder: "N",
    help: "The seed; the same one gives the same tries; 1 by default."
  )
  static let tries = DumpOption(
    "tries",
    placeholder: "N",
    help: "The number of tries; 10,000 by default."
  )
  static let maximumTime = DumpOption(
    "for",
    placeholder: "TIME",
    help: "How long to search, such as 60s or 5m; instead of --tries."
  )
  static let smallestExamplesFolder = DumpOption(
    "fixtures",
    placeholder: "DIR",
    help: "The folder for the smallest examples; the current one by default."
  )

  static let times = DumpOption(flag: "times", help: "Report how many tries a second were made.")

  /// The journals, each once.
  let journals: [String]
  let seed: UInt64
  /// The number of tries at which the search ends; no limit with `--for`.
  let maximumTryCount: Int
  /// The time in seconds, counted from the start of the command, after which no further try begins;
  /// `nil` without `--for`.
  let maximumSeconds: TimeInterval?
  /// The folder that `--fixtures` names; `nil` if the option is not given.
  let givenExamplesFolder: String?
  /// The folder in which the smallest examples are saved: that of `--fixtures` or the current one;
  /// `nil` in the format `ndjson` without `--fixtures`, because none are saved.
  let examplesFolder: String?

  @MainActor
  init(_ arguments: DumpArguments, format: DumpFormat) throws(DumpFailure) {
    journals = arguments.values(of: Self.journal).withoutRepeatedFiles
    guard !journals.isEmpty else {
      throw DumpFailure("the search needs recorded responses; name a journal with '--from JOURNAL'")
    }
    let seed = arguments.value(of: Self.seed) ?? "1"
    guard let number = UInt64(seed) else {
      throw DumpFailure("the option '--seed' expects a number from 0 on, not '\(seed)'; write 1")
    }
    self.seed = number
    let time = arguments.value(of: Self.maximumTime)
    maximumSeconds = try time.map { text throws(DumpFailure) in try Self.parseSeconds(text) }
    let tries = arguments.value(of: Self.tries)
    guard time == nil || tries == nil else {
      throw DumpFailure("the options '--for' and '--tries' exclude each other; leave one out")
    }
    guard let count = tries.map({ Int($0) }) ?? 10_000, count > 0 else {
      throw DumpFailure(
        "the option '--tries' expects a number from 1 on, not '\(tries ?? "")'; write 10000"
      )
    }
    maximumTryCount = time == nil ? count : .max
    givenExamplesFolder = arguments.value(of: Self.smallestExamplesFolder)
    examplesFolder = givenExamplesFolder ?? (format == .ndjson ? nil : ".")
    if let examplesFolder { try Self.checkCanCreateFiles(inFolder: examplesFolder) }
  }

  /// Throws a message unless the path names a folder in which files can be created.
  private static func checkCanCreateFiles(inFolder path: String) throws(DumpFailure) {
    var status = stat()
    let failure: SystemFailure
    if stat(path, &status) != 0 {
      failure = .last
    } else if status.st_mode & S_IFMT != S_IFDIR {
      failure = SystemFailure(code: ENOTDIR)
    } else if access(path, W_OK | X_OK) != 0 {
      failure = .last
    } else {
      return
    }
    let name = URLRedaction.withoutSecrets(path)
    throw DumpFailure("cannot write to '\(name)': \(failure.problemAndRemedy(isReading: false))")
  }

  private static func parseSeconds(_ text: String) throws(DumpFailure) -> TimeInterval {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
    guard let unit = text.last.flatMap({ units[$0] }), let number = Int(text.dropLast()),
      1...86_400 ~= number
    else {
      throw DumpFailure(
        "the option '--for' expects a number from 1 to 86400 with s, m or h, not '\(text)'; write 60s"
      )
    }
    return Double(number) * unit
  }
}
