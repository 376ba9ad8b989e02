package import ScreenDocument
package import StrictJSON
import UIStateLayer

/// Tracks which slots the routes of other contents read, and computes these readers again when a slot
/// changes.
///
/// From a family of slots, a route reads the slot of its kind's first content on the screen. When a slot that is read
/// changes between documents, its readers are computed again once, in a later turn of the main
/// queue, for any number of changed slots.
@MainActor
package final class SlotDependencies<UIState: AnyObject> {
  /// The values of the slots, for routes that read them.
  package let values: SlotValues<UIState>

  private let routes: ContentRoutes<UIState>
  private let content: @MainActor (ContentID) -> (any SlotBackedContent)?
  /// Computes the readers again in a later turn.
  let refresh = OncePerTurn()
  private let members = Members()
  private var observations: [ContentID: StateObservation] = [:]
  private var isRefreshing = false

  /// The contents on the screen that read slots or whose slots are read.
  @MainActor
  private final class Members {
    var kinds: [ContentID: ContentKind] = [:]
    var firstOfFamily: [PartialKeyPath<UIState>: ContentID] = [:]
  }

  /// Creates a tracker for a screen without contents.
  ///
  /// - Parameters:
  ///   - routes: The routes of the screen.
  ///   - state: The state that holds their slots.
  ///   - content: Returns the content of an id, while it is on the screen.
  package init(
    _ routes: ContentRoutes<UIState>,
    state: UIState,
    content: @escaping @MainActor (ContentID) -> (any SlotBackedContent)?
  ) {
    self.routes = routes
    self.content = content
    values = SlotValues(state: state) { [members] family in
      let content = members.firstOfFamily[family].flatMap(content)
      return SlotValues<UIState>.CurrentValue(
        value: content?.currentValue,
        phase: content?.slotPhase ?? .idle
      )
    }
    // Weak: a tracker that is released on another thread may still have a refresh pending.
    refresh.work = { [weak self] in self?.refreshNow() }
  }

  /// Delivers the responses of a document, or of contents shown between two documents, in the order
  /// of dependencies.
  ///
  /// - Parameters:
  ///   - responses: The new contents, from top to bottom.
  ///   - contents: All contents on the screen from now on, from top to bottom.
  ///   - deliver: Delivers one response.
  /// - Returns: One result for each response, in the order of the responses.
  package func deliver<Result>(
    _ responses: [ResponseData],
    among contents: [ResponseData],
    _ deliver: (ResponseData) -> Result
  ) -> [Result] {
    members.firstOfFamily.removeAll(keepingCapacity: true)
    for content in contents { add(content.id, content.kind) }
    let results = quietly {
      UIStateTurn.batch { responses.inDependencyOrder(rank: routes.rank, deliver) }
    }
    observe()
    if responses.count < contents.count { changed() }
    return results
  }

  /// Records that a single response was delivered, and computes all readers again in a later turn
  /// if the content is the one whose slot they read.
  package func recordDelivery(of id: ContentID, _ kind: ContentKind) {
    add(id, kind)
    guard isRead(id, kind) else { return }
    observe()
    changed()
  }

  /// Returns a warning for each unfilled slot whose default a content's route has read.
  ///
  /// - Parameters:
  ///   - unfilledReads: The record of the content's route.
  ///   - id: The content.
  ///   - kind: The content's kind.
  /// - Returns: The warnings, sorted by the kind that was read.
  package func diagnostics(
    of unfilledReads: UnfilledReads?,
    by id: ContentID,
    _ kind: ContentKind
  ) -> [Diagnostic] {
    guard let unfilledReads, !unfilledReads.families.isEmpty else { return [] }
    return unfilledReads.families
      .map { family in
        let first = (family as? PartialKeyPath<UIState>).flatMap { members.firstOfFamily[$0] }
        return (routes.kind(ofFamily: family)?.rawValue ?? "a kind without a route", first)
      }
      .sorted { $0.0 < $1.0 }
      .map { read, first in
        let content = first.map {
          "the content '\($0)' of kind '\(read)', which has no usable response"
        }
        return Diagnostic(
          severity: .warning,
          code: "defaultRead",
          message: "The content '\(id)' of kind '\(kind)' is computed from the default value of "
            + (content ?? "'\(read)', of which the screen has no content")
            + ". Send it in the same document, or read the phase of the slot with 'readingSlots:'."
        )
      }
  }

  /// Computes the readers again immediately, after contents have changed sides.
  package func sidesChanged(_ ids: Set<ContentID>) {
    for id in ids { observations[id] = nil }
    observe()
    refreshNow()
  }

  /// Computes the readers again immediately, not in the later turn, if a slot that they read has
  /// changed.
  ///
  /// - Returns: Whether a slot that they read has changed.
  package func refreshIfChanged() -> Bool { refresh.runIfRequested() }

  /// Removes a content that has left the screen.
  package func remove(_ id: ContentID) {
    members.kinds[id] = nil
    observations[id] = nil
  }

  /// Removes all contents.
  package func removeAll() {
    members.kinds = [:]
    members.firstOfFamily = [:]
    observations = [:]
  }

  /// Adds a content if it reads slots or its slot is read; ignores any other content.
  private func add(_ id: ContentID, _ kind: ContentKind) {
    let family = routes.observedFamily(of: kind)
    guard family != nil || routes.rank(of: kind) > 0 else { return }
    members.kinds[id] = kind
    guard let family, members.firstOfFamily[family] == nil else { return }
    members.firstOfFamily[family] = id
  }

  /// Returns whether routes read the slot of this content: it is the first of a family that is
  /// read.
  private func isRead(_ id: ContentID, _ kind: ContentKind) -> Bool {
    routes.observedFamily(of: kind).map { members.firstOfFamily[$0] == id } ?? false
  }

  /// Observes the slots that are read, and stops observing all others.
  private func observe() {
    let read = members.kinds.filter(isRead)
    for id in observations.keys where read[id] == nil { observations[id] = nil }
    quietly {
      for id in read.keys where observations[id] == nil {
        observations[id] = content(id)?.observe { [weak self] in self?.changed() }
      }
    }
  }

  /// Computes the readers again in a later turn, unless they are being computed.
  private func changed() {
    if !isRefreshing { refresh.schedule() }
  }

  /// Computes the view data of all readers again, those with lower ranks first.
  private func refreshNow() {
    let readers = members.kinds.map { (rank: routes.rank(of: $1), id: $0) }
      .filter { $0.rank > 0 }
      .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    quietly {
      for (_, id) in readers { content(id)?.refresh() }
    }
  }

  /// Runs work that computes the readers itself, so that its changes of slots schedule no update.
  private func quietly<Result>(_ work: () -> Result) -> Result {
    let before = isRefreshing
    isRefreshing = true
    defer { isRefreshing = before }
    return work()
  }
}
