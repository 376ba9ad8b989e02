public import TopScreen
public import UIStateLayer

/// The state of a screen after one action of a script, or before the first action.
public struct PlayedStep: Equatable, Sendable {
  /// The action; `nil` for the initial state.
  public let action: ScriptAction?
  /// All view data of the screen as one value.
  public let viewData: AnyViewData
  /// The one-time commands of the screen's store, such as a message to show, that were delivered
  /// since the previous step; in order, as texts.
  public let deliveredCommands: [String]
  /// The screen's composition at this step, which the tool's commands print.
  public let composition: ScreenComposition

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` for the initial state.
  ///   - viewData: All view data of the screen.
  ///   - deliveredCommands: The commands delivered since the previous step.
  ///   - composition: The screen's composition at this step.
  public init(
    after action: ScriptAction?,
    viewData: some ViewData,
    deliveredCommands: [String],
    composition: ScreenComposition
  ) {
    self.action = action
    self.viewData = AnyViewData(viewData)
    self.deliveredCommands = deliveredCommands
    self.composition = composition
  }
}
