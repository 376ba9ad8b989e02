import TopScreen
import UIStateLayer

/// Records the effects of a content's candidate.
@MainActor
final class CandidateEffects<Response, Output: ViewData> {
  let log = EffectLog()
  private let routed: RoutedEffects<Response, Output>
  private var number: Int?

  init(_ routed: RoutedEffects<Response, Output>) {
    self.routed = routed
  }

  /// Starts recording the effects of a response, unless it has already started.
  ///
  /// - Returns: Whether the recording started.
  @discardableResult
  func begin(_ delivery: Delivery<Response>) -> Bool {
    guard delivery.number != number else { return false }
    number = delivery.number
    log.begin()
    return true
  }

  /// Records the effects that the route requires for one event of an interactive content.
  func record(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    log.begin()
    routed.takeDue(for: event, showing: value).forEach(log.perform)
  }

  /// Records the effects that the route requires for a slot's new value; does nothing if the
  /// delivery was recorded before.
  func record(_ delivery: Delivery<Response>, showing value: Output) {
    if begin(delivery) {
      routed.takeDue(for: delivery.response, showing: value).forEach(log.perform)
    }
  }
}
