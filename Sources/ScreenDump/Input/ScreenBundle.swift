/// The screens that are part of a tool.
@MainActor
public struct ScreenBundle {
  /// The default screen.
  let sample: BundledScreen
  /// The screens that are read from documents.
  let documents: [BundledScreen]
  /// The screens that actions change.
  let scripted: [any ScriptedScreen]

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - sample: The default screen.
  ///   - others: Other screens that are read from documents.
  ///   - scripted: The screens that actions change.
  public init(
    sample: BundledScreen,
    others: [BundledScreen] = [],
    scripted: [any ScriptedScreen] = []
  ) {
    self.sample = sample
    documents = [sample] + others
    self.scripted = scripted
  }

  /// The names of all screens, the sample's first.
  var names: [String] { documents.map(\.name) + scripted.map(\.name) }

  func unknown(_ name: String) -> DumpFailure {
    let isMeant = name.nearest(in: names).map { "; did you mean '\($0)'? The" } ?? "; the"
    return DumpFailure(
      "unknown screen '\(name)'\(isMeant) screens are \(names.listed(by: "and"))"
    )
  }
}
