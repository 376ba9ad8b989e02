import Foundation
import TopScreen
import UIStateLayer

/// One step of an interactive content: a response or an action, which both sides get in the same order.
struct LaneStep<Response, Output: ViewData> {
  let event: ContentEvent<Response, UserAction>
  /// The newest response at this step.
  let response: Delivery<Response>
  let moment: Date
  /// The number of the delivery on its bridge.
  let number: Int
  /// Whether the step is to be compared.
  var isCompared = true
  /// What the side that is served at once shows after the step; `nil` as long as it may change.
  var shown: StepRecord<Output>?
  /// What the candidate shows after the step; `nil` as long as it may change.
  var candidate: StepRecord<Output>?
  /// When the candidate was given the step, where that was not within its turn.
  var lateSince: Duration?
}

/// What one side of an interactive content shows after a step.
struct StepRecord<Output: ViewData> {
  /// How the side's work for the step ended.
  enum End: Equatable {
    /// The side has shown what it shows, and has no work left.
    case settled
    /// The next step came first.
    case overtaken(isBusy: Bool)
    /// The side's time is over.
    case timeOver(isBusy: Bool)
  }

  let output: Output?
  /// Whether the side has emitted since the step.
  let hasEmitted: Bool
  let end: End
  let effects: EffectLog.Latest?
}
