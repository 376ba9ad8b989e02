import ScreenDocument
public import StrictJSON
public import UIStateLayer

/// Describes how one content is shown: its side, the reason, its phase, and its view data.
public struct ContentDescription: Equatable, Sendable {
  /// The side that shows the content.
  public var side: Side
  /// Why that side shows it, in a few words.
  public var sideReason: String
  /// The content's phase.
  public var phase: ContentPhase
  /// The view data; `nil` before the first valid response, and if the content's side does not
  /// expose it.
  public var output: AnyViewData?
  /// The flag's decision for the side; `nil` if no flag decides it.
  public var decision: SideDecision?
  /// The faults of the content.
  public var diagnostics: [Diagnostic]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - side: The side that shows the content.
  ///   - sideReason: Why that side shows it, in a few words.
  ///   - phase: The content's phase.
  ///   - output: The view data.
  ///   - decision: The decision for the side.
  ///   - diagnostics: The faults of the content.
  public init(
    side: Side,
    sideReason: String,
    phase: ContentPhase,
    output: AnyViewData? = nil,
    decision: SideDecision? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.side = side
    self.sideReason = sideReason
    self.phase = phase
    self.output = output
    self.decision = decision
    self.diagnostics = diagnostics
  }

  /// The description of a content whose kind has no route.
  public static let unrouted = ContentDescription(
    side: .none,
    sideReason: "no route",
    phase: .unrouted
  )
}
