import Foundation
import Parity
import TopScreen
import UIStateLayer

/// One step of an interactive content: a response or an action, which both sides receive in the
/// same order.
struct LaneStep<Response, Output: ViewData> {
  let event: ContentEvent<Response, UserAction>
  /// The newest response at this step: its own, or the last one before an action.
  let newestResponse: Delivery<Response>
  let moment: Date
  /// The number of the delivery on its bridge.
  let deliveryNumber: Int
  /// Whether the step is to be compared.
  var shouldBeCompared = true
  /// The output of the shown side after the step; `nil` until it is recorded.
  var shownRecord: StepRecord<Output>?
  /// The output of the candidate after the step; `nil` until it is recorded.
  var candidateRecord: StepRecord<Output>?
  /// The uptime at which the candidate received the step, if it had to wait for earlier steps;
  /// otherwise `nil`.
  var delayedCandidateReceiptUptime: Duration?
}

/// The output and effects of one side of an interactive content after a step.
struct StepRecord<Output: ViewData> {
  /// The reason why the output was recorded.
  enum EndReason: Equatable {
    /// The side has no work left, and is not expected to emit any more.
    case settled
    /// The side did not have its full settling time: the next step arrived, or the candidate
    /// received this step late.
    ///
    /// `isBusy` is whether the side still had scheduled work.
    case overtaken(isBusy: Bool)
    /// The settling time of the side has passed; `isBusy` is whether the side still had scheduled
    /// work.
    case timeOver(isBusy: Bool)
  }

  let output: Output?
  /// Whether the side emitted between the step and this record; always true for a slot.
  let hasEmitted: Bool
  let endReason: EndReason
  /// How the side's output had ended when the record was made; `nil` if it had not ended, and for a
  /// slot.
  let ending: OutputEnding?
  let effects: EffectLog.NewestResponseEffects?
}
