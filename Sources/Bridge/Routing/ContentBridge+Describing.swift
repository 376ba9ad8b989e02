public import Parity
public import ScreenDocument
public import StrictJSON
public import TopScreen
import UIStateLayer

extension ContentBridge {
  /// Returns the phase of a content; Observation tracks its dependencies.
  ///
  /// - Returns: The phase of the side that shows the content; `unrouted` if no side shows it, or it
  ///   is absent.
  public func phase(of id: ContentID) -> ContentPhase { table[id]?.phase ?? .unrouted }

  /// Returns whether contents of a kind are only data, without an item in the stack, as the kind's
  /// route declares.
  ///
  /// - Returns: True if contents of the kind never have an item in the stack, on either side.
  public func isDataOnly(_ kind: ContentKind) -> Bool { routes.isDataOnly(kind) }

  /// Describes how a content is shown now.
  ///
  /// - Parameter response: The last delivered response of the content.
  /// - Returns: A description for dumps and reports; `unrouted` if no side shows the content, or it
  ///   is absent.
  public func description(of response: ResponseData) -> ContentDescription {
    guard let lane = table[response.id] else { return .unrouted }
    var diagnostics = lane.failure.map { [$0] } ?? []
    if lane.offMainEmissionCount > 0 {
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "offMainEmission",
          path: response.payload.pointer,
          line: nil,
          column: nil,
          message:
            "'\(response.id)' showed \(lane.offMainEmissionCount) values off the main queue; they were "
            + "moved to it. Add observe(on:) with the environment's main scheduler."
        )
      )
    }
    diagnostics += dependencies.defaultReadWarnings(
      of: lane.unfilledReads,
      by: response.id,
      kind: response.kind
    )
    let decision = lane.stageAndFeeding.decision
    return ContentDescription(
      side: lane.side,
      sideReason: decision.explanation,
      phase: lane.phase,
      output: lane.output,
      decision: decision.sideDecision,
      diagnostics: diagnostics
    )
  }

  /// Returns the side that shows a content, and the errors of its last response, without the rest
  /// of the description.
  func sideAndErrors(of response: ResponseData) -> (side: Side, errors: [Diagnostic]) {
    guard let lane = table[response.id] else { return (.none, []) }
    var diagnostics = dependencies.defaultReadWarnings(
      of: lane.unfilledReads,
      by: response.id,
      kind: response.kind
    )
    if let failure = lane.failure { diagnostics.insert(failure, at: 0) }
    return (lane.side, diagnostics.filter { $0.severity == .error })
  }

  /// Returns the view data that a content shows; `nil` if it shows none.
  func output(of id: ContentID) -> AnyViewData? { table[id]?.output }

  /// The diagnostics of the flags of the kinds that this screen has decided, sorted by kind;
  /// positions refer to the flag file.
  public var stageDiagnostics: [Diagnostic] {
    session.decisions.compactMap(\.diagnostic)
  }

  /// Returns the stage of a content.
  ///
  /// - Returns: The stage, after its restriction to those that the sides of its kind allow; `nil`
  ///   for a content that is absent or that no side shows.
  /// - Complexity: O(1) on average.
  public func stage(of id: ContentID) -> Stage? { table.stage(of: id) }

  /// Returns the handler that shows a content, so that a host can find its view.
  ///
  /// - Returns: The handler; `nil` for a content that is absent, or is shown by its slot, also
  ///   while a handler is arriving after a flip.
  /// - Complexity: O(1) on average.
  public func handler(of id: ContentID) -> (any LegacyContentHandler)? { table[id]?.shownHandler }

  /// Returns the flag version, the stage and the fed kinds, with which a result of a kind is
  /// recorded.
  ///
  /// - Parameter kind: A kind on the screen.
  /// - Returns: The version of the kind's flag, which is empty without a flag and independent of
  ///   overrides; the kind's stage; and the kinds whose handlers listen to its handlers.
  package func configuration(of kind: ContentKind) -> KindConfiguration {
    KindConfiguration(
      flagVersion: session.flagVersion(of: kind) ?? "",
      stage: decision(for: kind).stage,
      fedKinds: factory.handlers[kind]?.fedKinds ?? []
    )
  }
}
