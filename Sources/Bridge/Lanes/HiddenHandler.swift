import Foundation
import TopScreen
import UIStateLayer

/// A handler that runs without being shown, because it is compared or feeds other handlers.
///
/// Its effects are not performed, and its clock is fixed at the moment of the delivery.
@MainActor
final class HiddenHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  /// The record of the handler's effects; `nil` if the route has no effects.
  let effects: CandidateEffectRecorder<Response, Output>?
  let emissionLogs: EmissionLogs<Output>?
  /// Whether the handler has received the newest response; a content on which the user acts does
  /// not use this.
  var hasReceivedNewestResponse = false
  private let clockMoment: AdjustableMoment

  /// Creates the handler.
  ///
  /// - Parameters:
  ///   - make: Creates the handler.
  ///   - environment: The environment of a shown handler; the hidden handler gets a copy with other
  ///     effects and a fixed clock.
  ///   - effects: The effects of the content's route, so that the handler's effects are recorded;
  ///     `nil` if they are only dropped.
  ///   - isStrict: Whether all emissions of both sides are recorded.
  init(
    _ make: @MainActor (LegacyEnvironment) -> LegacySide<Response, Output>,
    in environment: LegacyEnvironment,
    effects: DueEffectSelector<Response, Output>? = nil,
    isStrict: Bool = false
  ) {
    self.effects = effects.map { CandidateEffectRecorder($0) }
    emissionLogs = isStrict ? EmissionLogs() : nil
    let moment = AdjustableMoment(environment.clock.now)
    clockMoment = moment
    var environment = environment
    environment.effects = self.effects?.log ?? DiscardingEffectsPort.shared
    environment.clock.pin(to: moment)
    side = make(environment)
  }

  func run(_ delivery: Delivery<Response>) {
    hasReceivedNewestResponse = true
    clockMoment.date = delivery.moment
    effects?.beginRecordIfNew(of: delivery)
    side.configure(delivery.response)
  }

  func run(_ event: ContentEvent<Response, UserAction>, at date: Date) {
    clockMoment.date = date
    effects?.log.beginResponse()
    side.handle(event)
  }
}
