/// The screens that are part of a tool.
@MainActor
public struct ScreenBundle {
  /// The default screen, which commands use if the user names none.
  let sample: BundledScreen
  /// The screens that are read from documents, the default screen first.
  let documents: [BundledScreen]
  /// The screens that the actions of a script change.
  let scripted: [any ScriptedScreen]

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - sample: The default screen, which commands use if the user names none.
  ///   - others: Other screens that are read from documents.
  ///   - scripted: The screens that the actions of a script change.
  public init(
    sample: BundledScreen,
    others: [BundledScreen] = [],
    scripted: [any ScriptedScreen] = []
  ) {
    self.sample = sample
    documents = [sample] + others
    self.scripted = scripted
  }

  /// The names of all screens, the default screen's first.
  var names: [String] { documents.map(\.name) + scripted.map(\.name) }

  /// Returns the failure for a name that no screen has, with the names of all screens.
  func unknown(_ name: String) -> DumpFailure {
    let suggestion = name.nearest(in: names).map { "; did you mean '\($0)'? The" } ?? "; the"
    return DumpFailure(
      "unknown screen '\(name)'\(suggestion) screens are \(names.listed(by: "and"))"
    )
  }
}
