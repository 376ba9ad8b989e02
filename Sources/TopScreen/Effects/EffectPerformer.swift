import UIStateLayer

/// Performs the effects of one content through an app's ``ContentEffectPerforming``, after each
/// response and action.
@MainActor
struct EffectPerformer<Response, Output: ViewData> {
  private let dueEffectSelector: DueEffectSelector<Response, Output>
  private let appPerformer: any ContentEffectPerforming

  init(
    _ dueEffectSelector: DueEffectSelector<Response, Output>,
    on performer: any ContentEffectPerforming
  ) {
    self.dueEffectSelector = dueEffectSelector
    appPerformer = performer
  }

  func performDueEffects(of response: Response, showing value: Output) {
    dueEffectSelector.takeDue(for: response, showing: value).forEach(appPerformer.perform)
  }

  func performDueEffects(of event: ContentEvent<Response, UserAction>, showing value: Output) {
    dueEffectSelector.takeDue(for: event, showing: value).forEach(appPerformer.perform)
  }
}
