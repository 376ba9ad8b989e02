import Foundation
import ScreenDump
import ScreenNetwork

#if LegacyBridge
import BridgeDump
#endif

/// The command-line tool `homedump`, which shows and compares the screens of the sample app.
@main
struct HomeDump {
  @MainActor
  static func main() async {
    await DumpTool(
      name: "homedump",
      abstract: "Show what a home screen is made of, content by content.",
      version: "0.1.0",
      screens: ToolScreens(
        sample: sample,
        others: [blockPage],
        scripted: [ScriptedTimeline(), ScriptedChannel()]
      ),
      commands: commands,
      fetcher: ResourceFetcher(),
      absent: absentFeatures
    ).main()
  }

  /// The bundled screen, at the moment for which its data was written: Wednesday, 1 April 2026,
  /// 10:00 in Tokyo.
  ///
  /// The locale names its calendar, so that Foundation does not search ICU's data for the calendar
  /// of the region.
  private static let sample = BundledScreen(
    name: "home",
    bytes: PackageResources.home_json,
    now: Date(timeIntervalSince1970: 1_775_005_200),
    timeZone: TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt,
    locale: Locale(identifier: "ja_JP@calendar=gregorian")
  )

  /// The bundled block page, shown at the moment of ``sample``, with the same time zone and locale.
  private static let blockPage = BundledScreen(
    name: "page",
    layout: PackageResources.layout_json,
    property: PackageResources.property_json,
    data: PackageResources.data_json,
    shownAs: sample
  )

  #if LegacyBridge
  @MainActor
  private static var commands: [any DumpCommand] {
    let composer = BridgedComposer(
      routes: homeRoutes(),
      makeHandlers: legacyHomeHandlers,
      actions: homeActions(),
      makeState: { HomeUIState() }
    )
    return [
      ShowCommand(composer), DiffCommand(composer),
      CompareCommand(
        composer,
        scripted: [
          ScriptedLegacySide(LegacyScriptedChannel(), defaultScript: PackageResources.channel_txt)
        ]
      ),
      ReplayCommand(composer), CoverageCommand(composer), ExplainCommand(composer),
      HuntCommand(composer), FlagsCommand(composer),
      LedgerCommand(composer),
      WiringCommand(composer), StatusCommand(composer), ShapeCommand(),
    ]
  }

  private static let absentFeatures = AbsentFeatures.none
  #else
  @MainActor
  private static var commands: [any DumpCommand] {
    let composer = StateComposer(routes: homeRoutes(), actions: homeActions()) { HomeUIState() }
    return [ShowCommand(composer), DiffCommand(composer), ShapeCommand()]
  }

  private static let absentFeatures = AbsentFeatures(
    commands: [
      "compare", "replay", "coverage", "explain", "hunt", "ledger", "flags", "wiring", "status",
    ],
    options: [
      "flags", "old-flags", "new-flags", "stage", "users", "fractional", "old-fractional",
      "new-fractional",
    ],
    reason: "this build was made without the trait LegacyBridge; build it with that trait"
  )
  #endif
}
