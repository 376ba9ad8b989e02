import Foundation
import Parity
import TopScreen
import UIStateLayer

/// The state side of a content whose handler is shown: a private slot that no view observes.
@MainActor
final class HiddenStateSide<Response, Output: ViewData> {
  let slot: UIStateSlot<Output>
  /// The record of the state side's effects; `nil` if its route has no effects.
  let effects: CandidateEffectRecorder<Response, Output>?
  let emissionLogs: EmissionLogs<Output>?
  /// The local state of an interactive content; `nil` before its first step.
  var session: (any ReducerSession<Response, Output>)?
  private let interaction: RouteInteraction<Response, Output>?
  private let state: StateSideDefinition<Response, Output>
  private let context: ViewDataContext

  init(
    _ state: StateSideDefinition<Response, Output>,
    _ interaction: RouteInteraction<Response, Output>?,
    in context: ViewDataContext,
    isStrict: Bool
  ) {
    self.state = state
    self.interaction = interaction
    self.context = context
    slot = UIStateSlot(default: state.slots().defaultValue)
    effects = state.makeDueEffectSelector().map { CandidateEffectRecorder($0) }
    emissionLogs = isStrict ? EmissionLogs() : nil
  }

  /// The value of the slot or, while the slot is not filled, of the local state; `nil` if neither
  /// has a value.
  var output: Output? { slot.isFilled ? slot.value : session?.output }

  /// Whether the route reads the context, so that the slot's value can depend on the time at which
  /// the response was delivered.
  ///
  /// If so, each delivery reads the clock, and the candidate later runs with that time.
  var dependsOnDeliveryTime: Bool { state.viewData.usesContext }

  func run(_ delivery: Delivery<Response>) {
    emissionLogs?.state.beginResponse()
    let value = state.viewData(delivery.response, in: context.at(delivery.moment))
    if slot.fill(with: value) { emissionLogs?.state.append(value, isAfterDelivery: false) }
    effects?.recordRouteEffects(of: delivery, showing: value)
  }

  /// Computes the view data of a response again, because a slot that the route reads has changed.
  ///
  /// A changed value counts as a further emission for the response. Effects are not performed again
  /// for a response, so none are recorded.
  func runAgain(_ delivery: Delivery<Response>) {
    let value = state.viewData(delivery.response, in: context.at(delivery.moment))
    if slot.fill(with: value) { emissionLogs?.state.append(value, isAfterDelivery: true) }
  }

  func run(_ event: ContentEvent<Response, UserAction>, at moment: Date) {
    guard let session = session ?? interaction?.makeSession() else { return }
    self.session = session
    emissionLogs?.state.beginResponse()
    let value = session.reduce(event, in: context.at(moment))
    if slot.fill(with: value) { emissionLogs?.state.append(value, isAfterDelivery: false) }
    effects?.recordRouteEffects(of: event, showing: value)
  }
}
