import Basics
import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The stages that the options of a command give to kinds.
@MainActor
struct StageOptions {
  /// The environment variable that sets stages like `--stage`, several of them separated by commas.
  ///
  /// The option has priority, and `*` of the option also over single kinds of the variable. The
  /// variable is ignored with the format `ndjson`.
  static let environmentVariable = "HOMEBRIDGE_STAGE"
  static let stage = DumpOption(
    "stage",
    placeholder: "KIND=STAGE",
    isRepeatable: true,
    help: "Set a kind's stage: coupons=live, or *=off for all kinds."
  )

  /// Returns the option for a file of flags of one screen.
  static func flags(for role: ScreenRoleInCommand) -> DumpOption {
    let screen = role == .only ? "" : " of \(role.rawValue.uppercased())"
    return DumpOption(
      role.optionName("flags"),
      placeholder: "FILE",
      help: "The flags\(screen), in flagd's format; the flag content.KIND gives a stage."
    )
  }

  /// The flags and overrides that decide the stage of each kind.
  let stageFlags: StageFlags
  /// The warnings about the file of flags; empty without a file.
  let flagFileWarnings: [SourcedDiagnostic]

  private let flagFilePath: String?

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - request: The command's arguments.
  ///   - role: The screen of the command that the options apply to.
  ///   - flagKeys: Returns the known kinds, with the keys of their flags; called only if the
  ///     option, the environment variable or a file sets stages.
  ///   - defaultStage: The stage of each kind whose stage is not set; `nil` for `off`. It has no
  ///     effect if an option names a file of flags, or if the stage of `*` is set.
  ///   - hasOneUser: Whether the command evaluates the flags for one user, whom the options
  ///     describe; if so, rules that need a missing user id are warned about.
  /// - Throws: A message for an invalid option or environment variable, and for a file of flags
  ///   that cannot be read or is invalid.
  init(
    _ request: DumpRequest,
    for role: ScreenRoleInCommand,
    flagKeys: () -> [ContentKind: String],
    defaultStage: Stage?,
    hasOneUser: Bool
  ) throws(DumpFailure) {
    let context = try request.evaluationContext()
    let variableValue = Self.environmentVariableValue(of: request)
    var overrides = try Self.parseOverrides(
      variableValue.split(separator: ",").map(String.init),
      of: "the variable '\(Self.environmentVariable)'"
    ) { Set(flagKeys().keys) }
    let optionOverrides = try Self.parseOverrides(
      request.arguments.values(of: Self.stage),
      of: "the option '--stage'"
    ) { Set(flagKeys().keys) }
    if optionOverrides.all != nil {
      overrides = optionOverrides
    } else {
      overrides.kinds.merge(optionOverrides.kinds) { $1 }
    }
    guard let path = request.arguments.value(of: Self.flags(for: role)) else {
      let fractionalOption = FractionalGenerationOptions.overridingOption(for: role)
      if role != .only, request.arguments.has(fractionalOption) {
        throw DumpFailure(
          "the option '--\(fractionalOption.name)' needs '--\(role.optionName("flags"))'; add it"
        )
      }
      overrides.all = overrides.all ?? defaultStage
      stageFlags = StageFlags(overrides: overrides, context: context)
      flagFileWarnings = []
      flagFilePath = nil
      return
    }
    let file = try FlagSet(readingFile: path, for: request, as: role)
    stageFlags = StageFlags(file: file, overrides: overrides, context: context)
    let evaluatorWarnings = hasOneUser ? file.diagnostics(in: context) : file.diagnostics
    let checkerWarnings = StageFlagChecker(flagKeys()).diagnostics(of: file)
    flagFileWarnings = (evaluatorWarnings + checkerWarnings).inDocumentOrder.located(in: path)
    flagFilePath = path
  }

  /// Returns the warnings about the file of flags and about the stages of a screen, an unknown
  /// stage of a variant once; empty without a file.
  func warnings(with stageDiagnostics: [Diagnostic]) -> [SourcedDiagnostic] {
    guard let path = flagFilePath else { return [] }
    let known = Set(
      flagFileWarnings.filter { $0.diagnostic.code == StageFlagChecker.unknownStageCode }.map(
        \.diagnostic.path
      )
    )
    let new = stageDiagnostics.filter {
      $0.code != StageFlagChecker.unknownStageCode || !known.contains($0.path)
    }
    return flagFileWarnings + new.located(in: path)
  }

  /// Returns the value of the environment variable; empty if it is not set.
  ///
  /// It is empty with the format `ndjson` too, so that a stage of a batch engine gives the same
  /// result on every machine.
  private static func environmentVariableValue(of request: DumpRequest) -> String {
    guard request.format != .ndjson else { return "" }
    return request.environmentVariable(environmentVariable) ?? ""
  }

  /// Returns the overrides of texts such as `coupons=live`; throws a message for an invalid text,
  /// and for two texts with the same kind.
  private static func parseOverrides(
    _ texts: [String],
    of source: String,
    _ kinds: () -> Set<ContentKind>
  ) throws(DumpFailure) -> StageOverrides {
    var overrides = StageOverrides()
    for text in texts.map(URLRedaction.withoutSecrets) {
      let (kind, stage) = try parseKindAndStage(text, of: source, kinds)
      let earlier: Stage? = if let kind { overrides.kinds[kind] } else { overrides.all }
      guard earlier == nil else {
        throw DumpFailure("\(source) names '\(kind?.rawValue ?? "*")' twice; name it once")
      }
      if let kind { overrides.kinds[kind] = stage } else { overrides.all = stage }
    }
    return overrides
  }

  private static func parseKindAndStage(
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
      let names = stages.quotedList(by: "or")
      throw DumpFailure(
        "\(source): there is no stage '\(spelling)'" + (hint ?? "; it is one of \(names)")
      )
    }
    guard parts[0] != "*" else { return (nil, stage) }
    let kind = ContentKind(rawValue: String(parts[0]))
    let kinds = kinds()
    guard kinds.contains(kind) else {
      let known = kinds.sorted().map(\.rawValue)
      let hint = kind.rawValue.nearest(in: known).map { "; did you mean '\($0)'? The" } ?? "; the"
      throw DumpFailure(
        "\(source): no side knows the kind '\(kind)'\(hint) kinds are "
          + "\(known.quotedList(by: "and")), or '*' for all"
      )
    }
    return (kind, stage)
  }
}
