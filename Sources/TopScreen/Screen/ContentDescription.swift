import ScreenDocument
public import StrictJSON
public import UIStateLayer

/// How one content is shown: its side, the reason, its phase, and what is drawn.
public struct ContentDescription: Equatable, Sendable {
  /// Which world shows the content.
  public var side: Side
  /// Why that world shows it, in a few words.
  public var reason: String
  /// The content's phase.
  public var phase: ContentPhase
  /// What is drawn; `nil` before the first response, and where the content's side does not
  /// expose its output.
  public var output: AnyViewData?
  /// What decided the side, where something did.
  public var decision: SideDecision?
  /// What is wrong with the content.
  public var diagnostics: [Diagnostic]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - side: Which world shows the content.
  ///   - reason: Why that world shows it, in a few words.
  ///   - phase: The content's phase.
  ///   - output: What is drawn.
  ///   - decision: What decided the side.
  ///   - diagnostics: What is wrong with the content.
  public init(
    side: Side,
    reason: String,
    phase: ContentPhase,
    output: AnyViewData? = nil,
    decision: SideDecision? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.side = side
    self.reason = reason
    self.phase = phase
    self.output = output
    self.decision = decision
    self.diagnostics = diagnostics
  }

  /// The description of a content whose kind has no route.
  public static let unrouted = ContentDescription(
    side: .none,
    reason: "no route",
    phase: .unrouted
  )
}
