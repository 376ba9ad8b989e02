/// The screens that are part of a tool.
@MainActor
public struct ScreenBundle {
  /// The screen to show where no other is named.
  let sample: BundledScreen
  /// Those that documents describe.
  let documents: [BundledScreen]
  /// Those that actions change.
  let scripted: [any ScriptedScreen]

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - sample: The screen to show where no other is named.
  ///   - others: Other screens that documents describe.
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
      "there is no bundled screen '\(name)'\(isMeant) screens are \(names.listed(by: "and"))"
    )
  }
}
