package import ScreenDocument
import UIStateLayer

/// Brings contents that read other slots up to date when one of those changes between documents.
///
/// However many slots change within a turn of the main queue, the readers are made anew once, in a
/// later turn.
@MainActor
package final class FamilyReaders {
  private let refresh = OncePerTurn()
  private var observations: [ContentID: StateObservation] = [:]
  private var isQuiet = false

  /// Creates readers that do nothing yet.
  package init() {}

  /// Says how every content is made anew that reads other slots.
  package func refreshing(with refresh: @escaping @MainActor () -> Void) {
    self.refresh.work = { [unowned self] in quietly(refresh) }
  }

  /// Runs work whose changes need no refresh: it brings the readers up to date itself.
  package func quietly<Result>(_ work: () -> Result) -> Result {
    let before = isQuiet
    isQuiet = true
    defer { isQuiet = before }
    return work()
  }

  /// Watches these contents' slots, and no others.
  package func watch(_ contents: [ContentID: some ReadContent]) {
    for id in observations.keys where contents[id] == nil { observations[id] = nil }
    quietly {
      for (id, content) in contents where observations[id] == nil {
        observations[id] = content.observe { [weak self] in self?.changed() }
      }
    }
  }

  /// Stops watching a content that goes.
  package func forget(_ id: ContentID) {
    observations[id] = nil
  }

  /// Has the readers made anew in a later turn, unless whoever is at work does it.
  package func changed() {
    if !isQuiet { refresh.schedule() }
  }
}
