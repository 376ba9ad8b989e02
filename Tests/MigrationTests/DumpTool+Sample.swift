import BridgeDump
import CounterScreen
import ScreenDump
import TopScreen

@testable import SampleHome

extension DumpTool {
  /// A tool over the sample's home screen, with the commands under test.
  @MainActor
  static func sample(
    scripted: [any ScriptedScreen] = [],
    commands: (BridgedComposer<HomeUIState>) -> [any DumpCommand]
  ) -> DumpTool {
    let composer = BridgedComposer(
      routes: homeRoutes(),
      makeHandlers: legacyHomeHandlers,
      makeState: { HomeUIState() }
    )
    return DumpTool(
      name: "homedump",
      abstract: "Show what a home screen is made of.",
      version: "1.2.3",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "home",
          bytes: [],
          now: ViewDataContext.tokyo.now,
          timeZone: ViewDataContext.tokyo.timeZone,
          locale: ViewDataContext.tokyo.locale
        ),
        scripted: scripted
      ),
      commands: commands(composer)
    )
  }
}
