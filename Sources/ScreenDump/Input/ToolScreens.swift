/// The screens that are part of a tool.
@MainActor
public struct ToolScreens {
  /// The default screen, which commands use if the user names none.
  let defaultScreen: BundledScreen
  /// The screens that are read from documents, the default screen first.
  let documentScreens: [BundledScreen]
  /// The screens without a document, on which commands perform the actions of a script.
  let scriptedScreens: [any ScriptedScreen]

  /// Creates the list of a tool's screens.
  ///
  /// - Parameters:
  ///   - sample: The default screen, which commands use if the user names none.
  ///   - others: Other screens that are read from documents.
  ///   - scripted: The screens without a document, on which commands perform the actions of a
  ///     script.
  public init(
    sample: BundledScreen,
    others: [BundledScreen] = [],
    scripted: [any ScriptedScreen] = []
  ) {
    defaultScreen = sample
    documentScreens = [sample] + others
    scriptedScreens = scripted
  }

  /// The names of all screens, the default screen's first.
  var names: [String] { documentScreens.map(\.name) + scriptedScreens.map(\.name) }

  /// Returns the failure for a name that no screen has, with the names of all screens.
  func unknownScreenFailure(_ name: String) -> DumpFailure {
    let suggestion = name.nearest(in: names).map { "; did you mean '\($0)'? The" } ?? "; the"
    return DumpFailure(
      "unknown screen '\(name)'\(suggestion) screens are \(names.quotedList(by: "and"))"
    )
  }
}
