import ScreenDocument

/// The parts of a tool that its commands use.
struct ToolConfiguration {
  /// The tool's name, as it is typed.
  let name: String
  /// The tool's version.
  let version: String
  /// The screens that are part of the tool.
  let screens: ToolScreens
  /// The object that fetches the documents of a screen.
  let fetcher: any ResourceFetching
}
