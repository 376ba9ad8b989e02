import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Runs both sides of every content and compares their outputs.
@MainActor
public struct CompareCommand<UIState: AnyObject>: DumpCommand {
  static var minimize: DumpOption {
    DumpOption(flag: "minimize", help: "Save the smallest example of each mismatch.")
  }
  static var minimalScreensFolder: DumpOption {
    DumpOption(
      "fixtures",
      placeholder: "DIR",
      help: "The folder for --minimize; the current one by default."
    )
  }

  static var strict: DumpOption {
    DumpOption(flag: "strict", help: "Compare every value, not only the final one.")
  }

  let composer: BridgedComposer<UIState>
  private let scriptedLegacySides: [ScriptedLegacySide]

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - composer: Composes the screens through the bridge.
  ///   - scripted: The legacy sides of the screens that scripts play on.
  public init(_ composer: BridgedComposer<UIState>, scripted: [ScriptedLegacySide] = []) {
    self.composer = composer
    scriptedLegacySides = scripted
  }

  /// The name: `compare`.
  public var name: String { "compare" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Run both sides of every content and compare." }
  /// The explanation of the comparison and of the exit status.
  public var discussion: String {
    """
    Every content runs on stage shadow: both sides receive the same response, and
    their outputs are compared value by value. With --flags or --stage, kinds run on
    the stages that these options set; kinds on off or complete are skipped.
    Contents with only one side are counted as one-sided.

    With --screen, the command compares both sides of another screen of the tool. On
    a screen that plays scripts, it performs the actions of --script or of a sample
    script, and compares view data and commands after every action.

    The final value counts, by the rules of each kind. With --strict, the number of
    values counts too, the values before the final one, whether each came during the
    delivery or after it, the queue, and whether the legacy side's output ends.

    With --minimize, the response of each mismatch is reduced as long as the same
    field of the view data differs, and saved as mismatch-KIND.json. That file is a
    screen that you can compare again, and test with. An earlier example of the kind
    is replaced; any other file stays, and the example gets the next number.

    With --times, text and JSON show how long each side took, from its response to
    its last value.

    With --noise, the legacy side is compared with itself, --runs times: two new
    handlers for each content. Each difference is reported with its place, and p0,
    the tolerated rate of differences, is estimated from them. --format json writes
    a file that an app reads with EvidenceNoise(reading:). Noise is not a mismatch:
    the exit status is 0.

    It is an error if a handler listens to the handler of another kind and its
    registration does not declare this with feeding:.
    A handler on another stream library causes a warning: virtual time does not move
    that library's threads.

    The exit status is 1 if a content or step is mismatched, or if such a
    declaration is missing. It is 2 if nothing was compared on a screen; the first
    line says so, and --allow-empty makes it 0. On a screen that cannot be read
    nothing is compared either, and the exit status stays 2. If no kind has a legacy
    side any more, everything has moved, and the exit status is 0.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "compare", "compare home.json campaign.json", "compare --stage '*=live' --format json",
      "compare home.json --minimize --fixtures Tests/Fixtures",
      "compare home.json --noise --runs 100 --format json -o noise.json",
    ]
  }
  /// Any number of screens, or none for the bundled one.
  public var operands: OperandRule { OperandRule(usage: "[SCREEN…]", count: 0...Int.max) }
  /// Text, JSON and a page.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options of the command.
  public var options: [DumpOption] {
    DumpOption.oneScreen + composer.stageOptions(for: .only) + [
      Self.strict, Self.minimize, Self.minimalScreensFolder, NoiseOptions.noise, NoiseOptions.runs,
      .allowEmpty,
    ]
  }

  /// Returns whether a scripted screen has a legacy side to compare with.
  ///
  /// - Parameter screen: A scripted screen of the tool.
  /// - Returns: `true` if the command can compare both sides of the screen.
  public func supports(_ screen: any ScriptedScreen) -> Bool {
    scriptedLegacySides.contains { $0.screen.name == screen.name }
  }

  /// Compares every screen.
  ///
  /// - Returns: The results of all readable screens, and the errors of the others; no report if no
  ///   screen can be read.
  /// - Throws: A message for an invalid option, for a file of an option that cannot be used, and
  ///   for a scripted screen that cannot be compared.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    if let options = try NoiseOptions(request.arguments) {
      return try await compareLegacySideWithItself(options, of: request)
    }
    if let (screen, script) = try request.scriptedScreen() {
      let report = try await compareScriptedScreen(screen, playing: script, request)
      return DumpResult(report)
    }
    let showsTimes = request.arguments.has(.times)
    let isStrict = request.arguments.has(Self.strict)
    let sides = composer.sides
    var minimalScreens = try makeEmptyMinimalScreens(request.arguments)
    let stages = try composer.readStageOptions(for: .only, of: request, otherwise: .shadow)
    let operands = request.arguments.operands
    let paths: [String?] = operands.isEmpty ? [nil] : operands
    var screens: [ComparedScreen] = []
    var unreadableScreens: [UnreadableScreen] = []
    var failures: [DumpFailure] = []
    for (index, path) in paths.enumerated() {
      request.progress.show(index, of: paths.count, "screens")
      do throws(DumpFailure) {
        let screen = try await request.screen(path)
        let run = composer.runAndCompare(
          screen,
          on: stages,
          measuresLatency: showsTimes,
          isStrict: isStrict
        )
        let notes =
          composer.undeclaredFeeds(on: screen)
          + sides.foreignStreamWarnings(
            of: screen.document.contents.lazy.map(\.kind),
            in: screen.name
          )
        screens.append(
          ComparedScreen(
            run,
            sides,
            notes: notes,
            unreadableElementCount: screen.document.unreadableElementCount,
            popups: screen.document.popups
          )
        )
        minimalScreens?.addSmallestScreens(for: run.results, of: screen) { screen in
          request.progress.show { _ in "minimizing the mismatches" }
          return composer.runAndCompare(screen, on: stages, isStrict: isStrict).results
        }
      } catch {
        if !failures.contains(error) { failures.append(error) }
        if let path { unreadableScreens.append(UnreadableScreen(path, error)) }
      }
    }
    guard !screens.isEmpty else { return DumpResult(nil, failures: failures) }
    let report = CompareReport(
      screens: screens,
      unreadableScreens: unreadableScreens,
      minimalScreens: minimalScreens,
      showsTimes: showsTimes,
      allowsEmpty: request.arguments.has(.allowEmpty)
    )
    return DumpResult(report, failures: failures, files: minimalScreens?.files ?? [])
  }

  private func makeEmptyMinimalScreens(_ arguments: DumpArguments) throws(DumpFailure)
    -> MinimalScreens?
  {
    let folder = arguments.value(of: Self.minimalScreensFolder)
    if arguments.has(Self.minimize) {
      return MinimalScreens(folder: folder, keeping: filePaths(arguments))
    }
    guard folder != nil else { return nil }
    throw DumpFailure("the option '--fixtures' needs '--minimize'; add it")
  }

  private func compareScriptedScreen(
    _ screen: any ScriptedScreen,
    playing script: Script,
    _ request: DumpRequest
  ) async throws(DumpFailure) -> CompareReport {
    guard let legacy = scriptedLegacySides.first(where: { $0.screen.name == screen.name })
    else {
      throw DumpFailure(
        "the screen '\(screen.name)' has no legacy side to compare; use the command 'show'"
      )
    }
    let played = request.arguments.has(.script) ? script : try legacy.readDefaultScript()
    let context = try request.defaultScreenContext()
    let before = try await legacy.screen.play(played, in: context)
    let after = try await screen.play(played, in: context)
    return CompareReport(screens: [ComparedScreen(screen.name, legacy: before, state: after)])
  }
}
