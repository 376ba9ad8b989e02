import TopScreen
import UIStateLayer

/// What the compared side of a content would do to the world, where its route asks for effects.
@MainActor
final class CandidateEffects<Response, Output: ViewData> {
  let log = EffectLog()
  private let routed: RoutedEffects<Response, Output>
  private var number: Int?

  init(_ routed: RoutedEffects<Response, Output>) {
    self.routed = routed
  }

  /// Begins a response, unless it is the one that was begun last.
  ///
  /// - Returns: Whether it begins.
  @discardableResult
  func begin(_ delivery: Delivery<Response>) -> Bool {
    guard delivery.number != number else { return false }
    number = delivery.number
    log.begin()
    return true
  }

  /// Writes down what a slot would bring with it for one event of an interactive content.
  func note(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    log.begin()
    routed.due(for: event, showing: value).forEach(log.perform)
  }

  /// Writes down what a slot would bring with it.
  func note(_ delivery: Delivery<Response>, showing value: Output) {
    if begin(delivery) {
      routed.due(for: delivery.response, showing: value).forEach(log.perform)
    }
  }
}
