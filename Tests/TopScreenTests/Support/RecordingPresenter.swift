import Observation
import ScreenDocument
import TopScreen

/// A presenter that shows nothing, and records its calls.
@MainActor
@Observable
final class RecordingPresenter: ContentPresenting {
  /// The phases of contents; `ready` by default.
  var phases: [ContentID: ContentPhase] = [:]

  @ObservationIgnored private(set) var calls: [String] = []

  /// Returns the calls since the previous invocation.
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func deliver(_ response: ResponseData) -> SideAfterDelivery {
    calls.append("deliver \(response.id)")
    return SideAfterDelivery(side: .state, changesOutput: true)
  }

  func deliver(_ responses: [ResponseData]) -> [SideAfterDelivery] { responses.map(deliver) }

  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery] {
    responses.map(deliver)
  }

  func phase(of id: ContentID) -> ContentPhase { phases[id] ?? .ready }

  func description(of response: ResponseData) -> ContentDescription {
    ContentDescription(side: .state, sideReason: "recorded", phase: phase(of: response.id))
  }

  func markStaleReportingChange(_ id: ContentID) -> Bool { false }

  func release(_ id: ContentID) {
    calls.append("release \(id)")
  }
}
