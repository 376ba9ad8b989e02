import Bridge
import Parity
import ScreenDocument
public import ScreenDump
import TopScreen

/// Runs both sides of every content and compares what they show.
@MainActor
public struct CompareCommand<UIState: AnyObject>: DumpCommand {
  static var minimize: DumpOption {
    DumpOption(flag: "minimize", help: "Keep the smallest JSON that shows each mismatch.")
  }
  static var fixtures: DumpOption {
    DumpOption(
      "fixtures",
      placeholder: "DIR",
      help: "The folder of those files; by default the current one."
    )
  }

  private static var strict: DumpOption {
    DumpOption(flag: "strict", help: "Compare every value, not only the last one.")
  }

  let composer: BridgedComposer<UIState>
  private let scripted: [LegacyScript]

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - composer: Whoever composes through the bridge.
  ///   - scripted: The old sides of those screens that scripts play actions on.
  public init(_ composer: BridgedComposer<UIState>, scripted: [LegacyScript] = []) {
    self.composer = composer
    self.scripted = scripted
  }

  /// The name: `compare`.
  public var name: String { "compare" }
  /// What the command does, in one sentence.
  public var abstract: String { "Run both sides of every content and compare." }
  /// What is compared, and the exit status.
  public var discussion: String {
    """
    Every content runs on stage shadow: both sides get the same response, and what
    they would show is compared value by value. With --flags or --stage, kinds run on
    the stages these say, and those on off or complete are skipped. Contents that one
    side alone knows are counted as one-sided.

    With --screen, both sides of another screen that is part of the tool; if scripts
    play on it, the actions of --script, or of a sample script. What both show, and
    which commands they give, is compared after every action.

    The value that is shown in the end counts, by each kind's own rules. With --strict,
    how many values were shown counts too, which on the way, within the delivery or
    later, on which queue, and whether the old output ends.

    With --minimize, the response of each mismatch is shrunk for as long as the same
    field of the view data differs, and kept as mismatch-KIND.json: a screen to compare
    again, and to test by.

    With --times, text and JSON say how long each side took, from its response to the
    last value that it would show.

    With --noise, the old side is compared with itself, --runs times: two fresh handlers
    a content. Each difference is reported by its place, with p0, the rate of
    differences that is tolerated: noise seen once says how often noise not seen yet
    will occur. --format json writes a file that an app reads as
    EvidenceNoise(reading:). The exit status is 0 then: noise is no mismatch.

    A handler that listens to the handler of another kind, whose registration does not
    declare it with feeding:, is an error. A handler on another stream library is named
    by a warning: virtual time does not move that library's own threads.

    The exit status is 1 if any content or step is mismatched, or a feed is undeclared,
    and 2 if nothing was compared on a screen, which the first line says; --allow-empty
    does without the latter. Where no kind has an old side any more, everything has
    moved, and the exit status is 0.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    [
      "compare", "compare home.json campaign.json", "compare --stage '*=live' --format json",
      "compare home.json --minimize --fixtures Tests/Fixtures",
      "compare home.json --noise --runs 100 --format json --output noise.json",
    ]
  }
  /// Any number of screens; none for the bundled one.
  public var operands: OperandRule { OperandRule(usage: "[SCREEN…]", count: 0...Int.max) }
  /// Text, JSON, and a page.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options of the command.
  public var options: [DumpOption] {
    DumpOption.oneScreen + composer.options(for: .only) + [
      Self.strict, Self.minimize, Self.fixtures, NoiseOptions.noise, NoiseOptions.runs, .allowEmpty,
    ]
  }

  /// Compares every screen.
  ///
  /// - Parameter request: What was asked.
  /// - Returns: The results of all screens that could be read, and what is wrong with the others.
  /// - Throws: A sentence for an option that is wrong.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    if let options = try NoiseOptions(request.arguments) {
      return try await compareOldSides(options, of: request)
    }
    if let (screen, script) = try request.scriptedScreen() {
      let report = try await compare(screen, playing: script, request)
      return DumpResult(report)
    }
    let tellsTimes = request.arguments.has(.times)
    let isStrict = request.arguments.has(Self.strict)
    let sides = composer.sides
    var cases = try minimalCases(request.arguments)
    let stages = try composer.stages(for: .only, of: request, otherwise: .shadow)
    let operands = request.arguments.operands
    let paths: [String?] = operands.isEmpty ? [nil] : operands
    var screens: [ComparedScreen] = []
    var failures: [DumpFailure] = []
    for (index, path) in paths.enumerated() {
      request.progress.show(index, of: paths.count, "screens")
      do throws(DumpFailure) {
        let screen = try await request.screen(path)
        let run = composer.run(
          screen,
          on: stages,
          measuresTime: tellsTimes,
          isStrict: isStrict
        )
        let notes =
          composer.undeclaredFeeds(on: screen)
          + sides.foreignStreamNotes(of: screen.document.contents.lazy.map(\.kind), in: screen.name)
        screens.append(ComparedScreen(run, sides, notes: notes))
        cases?.add(run.results, of: screen) { screen in
          request.progress.show { _ in "shrinking the mismatches" }
          return composer.run(screen, on: stages, isStrict: isStrict).results
        }
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
    guard !screens.isEmpty else { return DumpResult(nil, failures: failures) }
    let report = CompareReport(
      screens: screens,
      minimalCases: cases,
      tellsTimes: tellsTimes,
      allowsEmpty: request.arguments.has(.allowEmpty)
    )
    return DumpResult(report, failures: failures, files: cases?.files ?? [])
  }

  private func minimalCases(_ arguments: DumpArguments) throws(DumpFailure) -> MinimalCases? {
    let folder = arguments.value(of: Self.fixtures)
    if arguments.has(Self.minimize) { return MinimalCases(folder: folder) }
    guard folder != nil else { return nil }
    throw DumpFailure("the option '--fixtures' needs '--minimize'; add it")
  }

  private func compare(
    _ screen: any ScriptedScreen,
    playing script: Script,
    _ request: DumpRequest
  ) async throws(DumpFailure) -> CompareReport {
    guard let legacy = scripted.first(where: { $0.screen.name == screen.name }) else {
      throw DumpFailure("the screen '\(screen.name)' has no old side to compare; show it")
    }
    let played = request.arguments.has(.script) ? script : try legacy.sampleScript()
    let context = try request.context()
    let before = try await legacy.screen.play(played, in: context)
    let after = try await screen.play(played, in: context)
    return CompareReport(screens: [ComparedScreen(screen.name, legacy: before, state: after)])
  }
}
