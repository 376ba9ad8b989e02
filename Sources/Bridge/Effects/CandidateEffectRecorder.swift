import TopScreen
import UIStateLayer

/// The recorder of the effects of a content's candidate.
@MainActor
final class CandidateEffectRecorder<Response, Output: ViewData> {
  let log = EffectLog()
  private let routeEffects: DueEffectSelector<Response, Output>
  private var newestRecordedDeliveryNumber: Int?

  init(_ routeEffects: DueEffectSelector<Response, Output>) {
    self.routeEffects = routeEffects
  }

  /// Starts recording the effects of a response, unless it has already started.
  ///
  /// - Returns: Whether the recording started.
  @discardableResult
  func beginRecordIfNew(of delivery: Delivery<Response>) -> Bool {
    guard delivery.number != newestRecordedDeliveryNumber else { return false }
    newestRecordedDeliveryNumber = delivery.number
    log.beginResponse()
    return true
  }

  /// Records the effects that the route requires for one event of an interactive content.
  func recordRouteEffects(of event: ContentEvent<Response, UserAction>, showing value: Output) {
    log.beginResponse()
    routeEffects.takeDue(for: event, showing: value).forEach(log.perform)
  }

  /// Records the effects that the route requires for a slot's new value; does nothing if the
  /// delivery was recorded before.
  func recordRouteEffects(of delivery: Delivery<Response>, showing value: Output) {
    if beginRecordIfNew(of: delivery) {
      routeEffects.takeDue(for: delivery.response, showing: value).forEach(log.perform)
    }
  }
}
