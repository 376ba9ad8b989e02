import ScreenDocument
import TopScreen

/// One screen of a replay: a bridge, and the contents that it shows.
@MainActor
final class ReplayedScreen<UIState: AnyObject> {
  let bridge: ContentBridge<UIState>
  /// The contents, in the order in which they first arrived.
  private var contentsInArrivalOrder: [ResponseData] = []
  private var indexOfID: [ContentID: Int] = [:]

  init(_ bridge: ContentBridge<UIState>) { self.bridge = bridge }

  /// Delivers responses, as one turn; the other contents stay on the screen, and a new content
  /// comes last.
  func deliver(_ responses: [ResponseData]) {
    for response in responses { addOrReplace(response) }
    _ = bridge.deliver(responses, among: contentsInArrivalOrder)
  }

  private func addOrReplace(_ response: ResponseData) {
    if let index = indexOfID[response.id] {
      contentsInArrivalOrder[index] = response
    } else {
      indexOfID[response.id] = contentsInArrivalOrder.count
      contentsInArrivalOrder.append(response)
    }
  }

  /// Updates the contents that read changed slots, until no content is left to update; in at most
  /// as many rounds as there are kinds with a route.
  ///
  /// A round updates the readers of all slots that have changed since the round before. In an app,
  /// later turns of the main queue do this; virtual time has no turns.
  ///
  /// - Parameter afterEachRound: Called after each round.
  func recomputeReaders(afterEachRound: () -> Void = {}) {
    // A chain of contents that read one another is at most as long as the number of kinds.
    for _ in bridge.routes.kinds {
      guard bridge.dependencies.recomputeReadersIfScheduled() else { return }
      afterEachRound()
    }
  }
}
