import Bridge
import FeatureFlags
import JSONLogic
import ScreenDocument
public import ScreenDump
import StrictJSON
import TopScreen

/// Evaluates the flags of a file.
@MainActor
public struct FlagsCommand: DumpCommand {
  static let key = DumpOption(
    "key",
    placeholder: "KEY",
    help: "Evaluate only this flag."
  )
  static let expectedType = DumpOption(
    "type",
    choices: FlagType.allCases.map(\.rawValue),
    help: "The type that the caller expects; with --key."
  )
  static let defaultValue = DumpOption(
    "default",
    placeholder: "JSON",
    help: "The caller's default value; with --type."
  )

  private let flagKeys: () -> [ContentKind: String]
  private let toolHasLegacySide: () -> Bool

  /// Creates the command.
  ///
  /// - Parameter composer: The composer of the tool's screens, whose kinds have flags with stages.
  public init(_ composer: BridgedComposer<some AnyObject>) {
    flagKeys = { composer.flagKeys }
    toolHasLegacySide = { composer.sides.toolHasLegacySide }
  }

  /// The name: `flags`.
  public var name: String { "flags" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Evaluate the flags of a file." }
  /// The explanation of the file and of the evaluation.
  public var discussion: String {
    """
    FLAGS is a file in flagd's format; - reads standard input. Each flag is
    evaluated with the type of its first variant and the default null; --key, --type
    and --default evaluate one flag as an app would. Errors in a flag are part of
    the result, and the exit status is 0; without --users, a flag of --key that is
    missing is such an error, also in a file without flags. Otherwise the status is
    2 for a file without flags, unless --allow-empty is given. It is also 2 for a
    file that cannot be used.

    Rules are evaluated for --user and the attributes of --context, at the time of
    --now; platform is iOS and appVersion is the tool's version unless --context
    sets them. flagd's operator fractional has three generations, which assign users
    in different ways; --fractional selects the one that the app's evaluators use.
    The command warns about rules on which generations differ, about a flag
    content.KIND of an unknown kind, and about a variant of such a flag that is not
    a stage.

    With --users, the command counts generated users by the variant that each flag
    assigns, beside the share that its rule states. With two files, it counts how
    users move from the first to the second. The exit status is then 1 if a user
    goes back in the order off, shadow, live, complete, or gets an error: run this
    check before you release a change of flags. With the same file twice,
    --old-fractional and --new-fractional show how many users move when evaluators
    change their generation.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "flags flags.json",
      "flags f.json --key content.coupons --type string --default '\"off\"'",
      "flags flags.json --user u-42 --context appVersion=4.2.0",
      "flags flags.json --users 100000", "flags old.json new.json --users 100000",
      "flags f.json f.json --old-fractional 2 --new-fractional 3 --users 999",
    ]
  }
  /// One file, or two.
  public var operands: OperandRule { OperandRule(usage: "FLAGS [NEWFLAGS]", count: 1...2) }
  /// The options of the command.
  public var options: [DumpOption] {
    [Self.key, Self.expectedType, Self.defaultValue, .now] + DumpOption.evaluation
      + [SyntheticUsers.option] + FractionalGenerationOptions.options(for: .old)
      + [FractionalGenerationOptions.overridingOption(for: .new), .allowEmpty]
  }

  /// Evaluates the flags.
  ///
  /// - Returns: The evaluations, or the counts of users.
  /// - Throws: A message for an unusable file, for an invalid option, and for two files without
  ///   `--users`.
  public func run(_ request: DumpRequest) throws(DumpFailure) -> DumpResult {
    let arguments = request.arguments
    let optionsOfOldAndNew = [ScreenRoleInCommand.old, .new]
      .map(FractionalGenerationOptions.overridingOption(for:))
    for option in optionsOfOldAndNew
    where arguments.has(option) && arguments.operands.count == 1 {
      throw DumpFailure(
        "the option '--\(option.name)' needs two files; "
          + "write '\(FractionalGenerationOptions.forAllFiles.usage)'"
      )
    }
    if let users = try SyntheticUsers(request, flagKeys: flagKeys) {
      return try userCountsByVariantOrMove(of: users, request)
    }
    guard arguments.operands.count == 1 else {
      throw DumpFailure("two files are compared by counting users; add '--users 100000'")
    }
    let expectation = try Self.expectedTypeAndDefault(arguments)
    let path = arguments.operands[0]
    let file = try FlagSet(readingFile: path, for: request)
    let context = try request.evaluationContext()
    let now = try request.moment()
    guard let key = arguments.value(of: Self.key) else {
      let evaluations = file.keys.map { file.evaluate($0, in: context, at: now) }
      return DumpResult(
        FlagEvaluationsReport(
          evaluations: evaluations,
          diagnostics: flagFileDiagnostics(of: file, in: context).located(in: path),
          verdictRule: makeVerdictRule(arguments)
        )
      )
    }
    let evaluation =
      expectation.map {
        file.evaluate(key, as: $0.type, default: $0.defaultValue, in: context, at: now)
      } ?? file.evaluate(key, in: context, at: now)
    return DumpResult(
      FlagEvaluationsReport(
        evaluations: [evaluation],
        showsOneFlag: true,
        diagnostics: flagFileDiagnostics(of: file, in: context, for: key).located(in: path),
        verdictRule: makeVerdictRule(arguments)
      )
    )
  }

  /// Creates the rule that decides the verdict and the exit status.
  func makeVerdictRule(_ arguments: DumpArguments) -> FlagsVerdictRule {
    FlagsVerdictRule(
      joinedFileNames: arguments.operands.joined(separator: " → "),
      toolHasLegacySide: toolHasLegacySide(),
      allowsEmpty: arguments.has(.allowEmpty)
    )
  }

  /// Returns the diagnostics of a file; if one flag was requested, without those about other flags.
  func flagFileDiagnostics(
    of file: FlagSet,
    in context: EvaluationContext,
    for key: String? = nil
  ) -> [Diagnostic] {
    let checkerWarnings = StageFlagChecker(flagKeys()).diagnostics(of: file)
    let all = (file.diagnostics(in: context) + checkerWarnings).inDocumentOrder
    guard let key else { return all }
    return all.filter {
      $0.path.tokens.first != "flags" || $0.path.tokens.dropFirst().first == key
    }
  }

  /// The type and the default value that an app passes to an evaluation.
  private typealias Expectation = (type: FlagType, defaultValue: JSONTree)

  /// Returns the type and the default value of the options; `nil` without `--type`.
  ///
  /// The default value is `null` without `--default`.
  private static func expectedTypeAndDefault(
    _ arguments: DumpArguments
  ) throws(DumpFailure) -> Expectation? {
    guard arguments.has(key) else {
      for option in [expectedType, defaultValue] where arguments.has(option) {
        throw DumpFailure("the option '--\(option.name)' needs a flag; add '\(key.usage)'")
      }
      return nil
    }
    guard let type = arguments.value(of: expectedType).flatMap(FlagType.init(rawValue:)) else {
      guard !arguments.has(defaultValue) else {
        throw DumpFailure("the option '--default' needs a type; add '\(Self.expectedType.usage)'")
      }
      return nil
    }
    guard let text = arguments.value(of: defaultValue) else { return (type, .null) }
    let value: JSONTree
    do throws(JSONSyntaxError) {
      value = try JSONDocument(Array(text.utf8)).root.tree
    } catch {
      throw DumpFailure(
        "the option '--default' expects JSON, not '\(text)'; write a text as '\"off\"'"
      )
    }
    guard value == .null || type.convert(value) != nil else {
      throw DumpFailure(
        "the default '\(text)' is not of the type '\(type.rawValue)'; change one of the two"
      )
    }
    return (type, value)
  }
}
