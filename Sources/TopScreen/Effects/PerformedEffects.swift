import UIStateLayer

/// The effects of one content, performed when its responses request them.
@MainActor
struct PerformedEffects<Response, Output: ViewData> {
  private let routed: RoutedEffects<Response, Output>
  private let port: any ContentEffects

  init(_ routed: RoutedEffects<Response, Output>, on port: any ContentEffects) {
    self.routed = routed
    self.port = port
  }

  func perform(_ response: Response, showing value: Output) {
    routed.due(for: response, showing: value).forEach(port.perform)
  }

  func perform(_ event: ContentEvent<Response, UserAction>, showing value: Output) {
    routed.due(for: event, showing: value).forEach(port.perform)
  }
}
