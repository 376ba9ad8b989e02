import UIStateLayer

/// Performs the effects of one content through an app's ``ContentEffectPerforming``, after each
/// response and action.
@MainActor
struct EffectPerformer<Response, Output: ViewData> {
  private let routedEffects: RoutedEffects<Response, Output>
  private let appPerformer: any ContentEffectPerforming

  init(_ routedEffects: RoutedEffects<Response, Output>, on port: any ContentEffectPerforming) {
    self.routedEffects = routedEffects
    appPerformer = port
  }

  func performDueEffects(of response: Response, showing value: Output) {
    routedEffects.takeDue(for: response, showing: value).forEach(appPerformer.perform)
  }

  func performDueEffects(of event: ContentEvent<Response, UserAction>, showing value: Output) {
    routedEffects.takeDue(for: event, showing: value).forEach(appPerformer.perform)
  }
}
