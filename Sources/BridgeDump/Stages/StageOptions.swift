import Basics
import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// Reads which side shows each kind, from the options of a command.
@MainActor
struct StageOptions {
  /// The environment variable that sets stages as `--stage` does, which goes before it.
  static let variable = "HOMEBRIDGE_STAGE"
  static let stage = DumpOption(
    "stage",
    placeholder: "KIND=STAGE",
    isRepeatable: true,
    help: "Set a kind's stage by hand: coupons=live, *=off for all."
  )

  /// The option that names a file of flags, for one screen of a command.
  static func flags(for role: ScreenRole) -> DumpOption {
    let screen = role == .only ? "" : " of \(role.rawValue.uppercased())"
    return DumpOption(
      role.optionName("flags"),
      placeholder: "FILE",
      help: "The flags\(screen), in flagd's format: content.KIND is a stage."
    )
  }

  /// Which side shows each kind.
  let stages: StageFlags
  /// What is odd about the file of flags.
  let notes: [SourcedDiagnostic]

  private let path: String?

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - request: The command's arguments.
  ///   - role: Which screen of the command is meant.
  ///   - flagKeys: The kinds that may be named, and the keys of their flags; asked for where one is named,
  ///     or a file is.
  ///   - defaultStage: The stage of all kinds where neither a file nor `*` says one.
  ///   - hasOneUser: Whether flags are evaluated for the user of the options alone.
  /// - Throws: A sentence for a stage, a kind or a file of flags that is wrong.
  init(
    _ request: DumpRequest,
    for role: ScreenRole,
    flagKeys: () -> [ContentKind: String],
    defaultStage: Stage?,
    hasOneUser: Bool
  ) throws(DumpFailure) {
    let context = try request.evaluationContext()
    var overrides = StageOverrides()
    let environment = request.variable(Self.variable) ?? ""
    var texts = environment.split(separator: ",").map {
      (text: String($0), source: "the variable '\(Self.variable)'")
    }
    texts += request.arguments.values(of: Self.stage).map { ($0, "the option '--stage'") }
    for (text, source) in texts.map({ (PrintableURL.text($0.text), $0.source) }) {
      let (kind, stage) = try Self.parse(text, of: source) { Set(flagKeys().keys) }
      if let kind { overrides.kinds[kind] = stage } else { overrides.all = stage }
    }
    guard let path = request.arguments.value(of: Self.flags(for: role)) else {
      overrides.all = overrides.all ?? defaultStage
      stages = StageFlags(overrides: overrides, context: context)
      notes = []
      path = nil
      return
    }
    let file = try FlagSet(readingFile: path, for: request, as: role)
    stages = StageFlags(file: file, overrides: overrides, context: context)
    let odd = hasOneUser ? file.diagnostics(in: context) : file.diagnostics
    let reviewed = StageFlagReview(flagKeys()).diagnostics(of: file)
    notes = (odd + reviewed).inDocumentOrder.located(in: path)
    self.path = path
  }

  /// What is odd about the file of flags, and about the stages that a screen got from it.
  func notes(with stageDiagnostics: [Diagnostic]) -> [SourcedDiagnostic] {
    guard let path else { return [] }
    let known = Set(
      notes.filter { $0.diagnostic.code == StageFlagReview.unknownStage }.map(\.diagnostic.path)
    )
    let new = stageDiagnostics.filter {
      $0.code != StageFlagReview.unknownStage || !known.contains($0.path)
    }
    return notes + new.located(in: path)
  }

  private static func parse(
    _ text: String,
    of source: String,
    _ kinds: () -> Set<ContentKind>
  ) throws(DumpFailure) -> (ContentKind?, Stage) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw DumpFailure("\(source) expects KIND=STAGE, not '\(text)'; write '*=live'")
    }
    let spelling = String(parts[1])
    guard let stage = Stage(spelling: spelling) else {
      let stages = Stage.allCases.map(\.rawValue)
      let hint = spelling.nearest(in: stages).map { "; did you mean '\($0)'?" }
      let names = stages.listed(by: "or")
      throw DumpFailure(
        "there is no stage '\(spelling)'" + (hint ?? "; it is one of \(names)")
      )
    }
    guard parts[0] != "*" else { return (nil, stage) }
    let kind = ContentKind(rawValue: String(parts[0]))
    let kinds = kinds()
    guard kinds.contains(kind) else {
      let known = kinds.sorted().map(\.rawValue)
      let hint = kind.rawValue.nearest(in: known).map { " (did you mean '\($0)'?)" } ?? ""
      throw DumpFailure(
        "no side knows the kind '\(kind)'\(hint); the kinds are "
          + "\(known.listed(by: "and")), or '*' for all"
      )
    }
    return (kind, stage)
  }
}
