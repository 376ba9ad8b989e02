import Observation
import ScreenDocument
import TopScreen

/// A presenter that shows nothing, and notes what it is asked for.
@MainActor
@Observable
final class RecordingPresenter: ContentPresenting {
  /// How far contents are; `ready` if nothing is said.
  var phases: [ContentID: ContentPhase] = [:]

  @ObservationIgnored private(set) var calls: [String] = []

  /// The calls since the last time.
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func deliver(_ response: ResponseData) -> ContentDelivery {
    calls.append("deliver \(response.id)")
    return ContentDelivery(side: .state, changesOutput: true)
  }

  func deliver(_ responses: [ResponseData]) -> [ContentDelivery] { responses.map(deliver) }

  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [ContentDelivery] {
    responses.map(deliver)
  }

  func phase(of id: ContentID) -> ContentPhase { phases[id] ?? .ready }

  func description(of response: ResponseData) -> ContentDescription {
    ContentDescription(side: .state, reason: "recorded", phase: phase(of: response.id))
  }

  func markStale(_ id: ContentID) -> Bool { false }

  func release(_ id: ContentID) {
    calls.append("release \(id)")
  }
}
