public import TopScreen
public import UIStateLayer

/// What a screen shows after one action of a script.
public struct ScriptStep: Equatable, Sendable {
  /// The action; `nil` for the screen as it starts.
  public let action: ScriptAction?
  /// All that the screen draws, as one value.
  public let viewData: AnyViewData
  /// The commands delivered since the step before, in order and as texts.
  public let commands: [String]
  /// The screen as dumps print it.
  public let composition: ScreenComposition

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` for the screen as it starts.
  ///   - viewData: All that the screen draws.
  ///   - commands: The commands delivered since the step before.
  ///   - composition: The screen as dumps print it.
  public init(
    after action: ScriptAction?,
    viewData: some ViewData,
    commands: [String],
    composition: ScreenComposition
  ) {
    self.action = action
    self.viewData = AnyViewData(viewData)
    self.commands = commands
    self.composition = composition
  }
}
