import Foundation
import TopScreen
import UIStateLayer

/// A handler that runs unseen while the slot is shown: to be compared, or since other handlers listen to it.
///
/// Its effects are not done, and its clock stands at the moment of the delivery.
@MainActor
final class SpareHandler<Response, Output: ViewData> {
  let side: LegacySide<Response, Output>
  /// What the handler would do to the world; `nil` where the route asks for no effects.
  let effects: CandidateEffects<Response, Output>?
  let streams: LaneStreams<Output>?
  private let moment: PinnedMoment

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - make: Makes the handler.
  ///   - environment: The environment of a handler that is shown.
  ///   - effects: The effects that the content's route asks for.
  ///   - isStrict: Whether everything that the handler emits is kept.
  init(
    _ make: @MainActor (LegacyEnvironment) -> LegacySide<Response, Output>,
    in environment: LegacyEnvironment,
    effects: RoutedEffects<Response, Output>? = nil,
    isStrict: Bool = false
  ) {
    self.effects = effects.map { CandidateEffects($0) }
    streams = isStrict ? LaneStreams() : nil
    let moment = PinnedMoment(environment.clock.now)
    self.moment = moment
    var environment = environment
    environment.effects = self.effects?.log ?? DroppedEffects.shared
    environment.clock.pin(to: moment)
    side = make(environment)
  }

  func run(_ delivery: Delivery<Response>) {
    moment.date = delivery.moment
    effects?.begin(delivery)
    side.configure(delivery.response)
  }

  func run(_ event: ContentEvent<Response, UserAction>, at date: Date) {
    moment.date = date
    effects?.log.begin()
    side.take(event)
  }
}
