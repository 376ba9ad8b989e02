import ScreenDump
import ShopContents

#if LegacyHome
import BridgeDump
import ShopLegacy
#endif

/// The command-line tool `shopdump`, which shows and compares the shop's screen.
@main
struct ShopDump {
  @MainActor
  static func main() async {
    await DumpTool(
      name: "shopdump",
      abstract: "Show what the shop's screen is made of, content by content.",
      version: "1.0",
      screens: ToolScreens(sample: sample),
      commands: commands,
      absent: absent
    ).main()
  }

  private static let sample = BundledScreen(
    name: "shop",
    bytes: ShopSample.document,
    now: ShopSample.now,
    timeZone: ShopSample.timeZone,
    locale: ShopSample.locale
  )

  #if LegacyHome
  @MainActor
  private static var commands: [any DumpCommand] {
    let composer = BridgedComposer(
      routes: shopRoutes(),
      makeHandlers: shopHandlers,
      makeState: { ShopUIState() }
    )
    return [
      ShowCommand(composer), DiffCommand(composer), CompareCommand(composer),
      ReplayCommand(composer), CoverageCommand(composer), ExplainCommand(composer),
      HuntCommand(composer), FlagsCommand(composer), LedgerCommand(composer),
      WiringCommand(composer), StatusCommand(composer), ShapeCommand(),
    ]
  }

  private static let absent = AbsentFeatures.none
  #else
  @MainActor
  private static var commands: [any DumpCommand] {
    let composer = StateComposer(routes: shopRoutes()) { ShopUIState() }
    return [ShowCommand(composer), DiffCommand(composer), ShapeCommand()]
  }

  private static let absent = AbsentFeatures(
    commands: [
      "compare", "replay", "coverage", "explain", "hunt", "ledger", "flags", "wiring", "status",
    ],
    options: [
      "flags", "old-flags", "new-flags", "stage", "users", "fractional", "old-fractional",
      "new-fractional",
    ],
    reason: "this build has no legacy side; build it with the trait LegacyHome"
  )
  #endif
}
