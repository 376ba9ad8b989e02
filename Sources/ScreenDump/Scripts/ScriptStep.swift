public import TopScreen
public import UIStateLayer

/// The state of a screen after one action of a script.
public struct ScriptStep: Equatable, Sendable {
  /// The action; `nil` for the initial state.
  public let action: ScriptAction?
  /// All view data of the screen as one value.
  public let viewData: AnyViewData
  /// The commands delivered since the previous step, in order and as texts.
  public let commands: [String]
  /// The description of the screen for dumps.
  public let composition: ScreenComposition

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` for the initial state.
  ///   - viewData: All view data of the screen.
  ///   - commands: The commands delivered since the previous step.
  ///   - composition: The description of the screen for dumps.
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
