import Foundation
import TopScreen
import UIStateLayer

/// One step of an interactive content: a response or an action.
///
/// Both sides receive the steps in the same order.
struct LaneStep<Response, Output: ViewData> {
  let event: ContentEvent<Response, UserAction>
  /// The newest response at this step.
  let response: Delivery<Response>
  let moment: Date
  /// The number of the delivery on its bridge.
  let number: Int
  /// Whether the step is to be compared.
  var isCompared = true
  /// The output of the shown side after the step; `nil` as long as it may change.
  var shown: StepRecord<Output>?
  /// The output of the candidate after the step; `nil` as long as it may change.
  var candidate: StepRecord<Output>?
  /// The time at which the candidate received the step, if it received it after its turn; otherwise `nil`.
  var lateSince: Duration?
}

/// The output of one side of an interactive content after a step.
struct StepRecord<Output: ViewData> {
  /// Why the output was recorded.
  enum End: Equatable {
    /// The side has emitted and has no pending work.
    case settled
    /// The next step came before the side had settled.
    case overtaken(isBusy: Bool)
    /// The settling time of the side has passed.
    case timeOver(isBusy: Bool)
  }

  let output: Output?
  /// Whether the side has emitted since the step.
  let hasEmitted: Bool
  let end: End
  let effects: EffectLog.Latest?
}
