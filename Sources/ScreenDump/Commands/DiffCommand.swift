/// The command `diff`, which composes two screens and prints the changes from one to the other.
@MainActor
public struct DiffCommand: DumpCommand {
  private let composer: any ScreenComposing

  /// Creates the command.
  ///
  /// - Parameter composer: The composer of both screens.
  public init(_ composer: some ScreenComposing) {
    self.composer = composer
  }

  /// The command's name: `diff`.
  public var name: String { "diff" }
  /// The purpose of the command, in one sentence.
  public var abstract: String { "Print the changes that turn one screen into another." }
  /// Further help: the operands, the signs of the changes, and the exit status.
  public var discussion: String {
    """
    OLD and NEW are screens as for 'show'. Both are composed, and their contents
    compared by id. A line is one content, with its index in OLD and in NEW:

      -  removed                    ~  changed
      +  added                      ⇄  shown by another side
      →  moved                     →~  moved and changed

    With --steps, a line is one edit in place, made in their order: each index is
    the position when its change is made, as a list view needs it.

    A content is changed if its view data, payload, phase, actions, group or
    appearance differ. Of a content that neither screen could read, the payloads
    are compared. Pages, spaces and groups that differ are named above. The
    contents that are data alone have 'data' in place of an index. A hidden content
    has a line if its reason differs, or if only one of the screens has it.

    The exit status is 1 if there is any change, and 2 if no content of a screen
    could be read.
    """
  }
  /// Examples of arguments, each without the tool's name.
  public var examples: [String] {
    [
      "diff monday.json tuesday.json", "diff monday.json - --format json",
      "diff monday.json tuesday.json --steps",
    ]
  }
  /// The rule for the operands: two screens, the older one first.
  public var operands: OperandRule { OperandRule(usage: "OLD NEW", count: 2...2) }
  /// The formats of the result: text, which is the default, JSON and HTML.
  public var formats: [DumpFormat] { [.text, .json, .html] }
  /// The options for reading and composing both screens, and `--steps`.
  public var options: [DumpOption] {
    var options: [DumpOption] = DumpOption.anyNumberOfScreens + [.changesAsEditSteps]
    for option in composer.options(for: .old) + composer.options(for: .new)
    where !options.contains(where: { $0.name == option.name }) {
      options.append(option)
    }
    return options
  }

  /// Reads and composes both screens, and compares them.
  ///
  /// If a screen cannot be read or composed, the result has no report, but a failure for each such
  /// screen; two equal failures are one.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    var screens: [DumpedScreen] = []
    var failures: [DumpFailure] = []
    for (path, role) in zip(request.arguments.operands, [ScreenRoleInCommand.old, .new]) {
      do throws(DumpFailure) {
        let screen = try await request.screen(path)
        let composed = try composer.compose(screen, as: role, for: request)
        screens.append(composed.keepingPayloadsOfFailedContents(in: screen.document))
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
    guard screens.count == 2 else { return DumpResult(nil, failures: failures) }
    let showsEditSteps = request.arguments.has(.changesAsEditSteps)
    return DumpResult(DiffReport(from: screens[0], to: screens[1], showsEditSteps: showsEditSteps))
  }
}
