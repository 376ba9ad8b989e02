import UIStateLayer

/// Performs the effects of one content through an app's ``ContentEffectPerforming``, after each
/// response and action.
@MainActor
struct EffectPerformer<Response, Output: ViewData> {
  private let routed: RoutedEffects<Response, Output>
  private let port: any ContentEffectPerforming

  init(_ routed: RoutedEffects<Response, Output>, on port: any ContentEffectPerforming) {
    self.routed = routed
    self.port = port
  }

  func perform(_ response: Response, showing value: Output) {
    routed.takeDue(for: response, showing: value).forEach(port.perform)
  }

  func perform(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    routed.takeDue(for: event, showing: value).forEach(port.perform)
  }
}
