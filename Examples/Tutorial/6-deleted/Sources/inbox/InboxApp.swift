import Foundation
import InboxContent
import ScreenDump

/// The dump of the app's screen.
@main
struct InboxApp {
  @MainActor
  static func main() async {
    let composer = StateComposer(routes: inboxRoutes()) { InboxUIState() }
    await DumpTool(
      name: "inbox",
      abstract: "Show what the home screen is made of.",
      version: "1.0",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "home",
          bytes: PackageResources.inbox_json,
          now: Date(timeIntervalSince1970: 1_775_030_400),
          timeZone: .gmt,
          locale: Locale(identifier: "en_GB@calendar=gregorian")
        )
      ),
      commands: [ShowCommand(composer)]
    ).main()
  }
}
