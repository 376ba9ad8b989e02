package import ScreenDocument
package import StrictJSON
import UIStateLayer

/// Tracks which slots the routes of other contents read, and computes these readers again when a
/// slot changes.
///
/// A route that reads a family reads one slot of it: that of the first content on the screen whose
/// kind fills the family. When a slot that is read changes between documents, all readers are
/// computed again in a later turn of the main queue, once for any number of changed slots.
@MainActor
package final class SlotDependencies<UIState: AnyObject> {
  /// The values of the slots, for routes that read them.
  package let values: FirstContentSlotValues<UIState>

  private let routes: ContentRoutes<UIState>
  private let contentWithID: @MainActor (ContentID) -> (any SlotBackedContent)?
  /// Computes all readers again, once in a later turn.
  let scheduledRecomputation = WorkOnceInLaterTurn()
  private let readersAndReadContents = ReadersAndReadContents()
  private var observationOfReadContent: [ContentID: StateObservation] = [:]
  private var ignoresSlotChanges = false
  /// The reader that is being computed again; `nil` otherwise.
  private var readerBeingRecomputed: ContentID?

  /// All contents on the screen that read slots, and all whose kind's slots are read.
  @MainActor
  private final class ReadersAndReadContents {
    var kindOfContent: [ContentID: ContentKind] = [:]
    /// The contents that fill the slots of each family that is read.
    var contentsOfFamily: [PartialKeyPath<UIState>: FamilyContents] = [:]

    func firstContent(ofFamily family: PartialKeyPath<UIState>) -> ContentID? {
      contentsOfFamily[family]?.first
    }
  }

  /// Creates a tracker for a screen without contents.
  ///
  /// - Parameters:
  ///   - routes: The routes of the screen.
  ///   - state: The state that holds their slots.
  ///   - contentWithID: Returns the content of an id, while it is on the screen.
  package init(
    _ routes: ContentRoutes<UIState>,
    state: UIState,
    content contentWithID: @escaping @MainActor (ContentID) -> (any SlotBackedContent)?
  ) {
    self.routes = routes
    self.contentWithID = contentWithID
    values = FirstContentSlotValues(state: state) { [readersAndReadContents] family in
      let content = readersAndReadContents.firstContent(ofFamily: family).flatMap(contentWithID)
      return FirstContentSlotValues<UIState>.FirstContentValue(
        value: content?.stateSideViewData,
        phase: content?.stateSidePhase ?? .idle
      )
    }
    // Weak: a tracker that is released on another thread may still have a refresh pending.
    scheduledRecomputation.workInLaterTurn = { [weak self] in self?.recomputeAllReadersNow() }
  }

  /// Delivers the responses of a document, or of contents that no rule hides any more, and fills a
  /// slot before the routes that read it are computed.
  ///
  /// If the screen has other contents too, all readers are computed again in a later turn.
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
    readersAndReadContents.contentsOfFamily.removeAll(keepingCapacity: true)
    for content in contents { addIfReaderOrRead(content.id, content.kind) }
    let results: [Result] = UIStateTurn.batch {
      let results = withoutSchedulingRecomputation {
        responses.mapDependenciesFirst(rank: routes.dependencyRank, deliver)
      }
      // New observations begin after these writes, so that only later writes schedule the readers.
      for response in responses { observationOfReadContent[response.id] = nil }
      observeReadSlots()
      return results
    }
    if responses.count < contents.count { scheduleRecomputationForLaterTurn() }
    return results
  }

  /// Records that a single response was delivered, and schedules the readers if its content is
  /// read.
  ///
  /// A content is read if a route reads its kind's family of slots, and it is the first content on
  /// the screen that fills this family. All readers are then computed again in a later turn.
  package func recordDeliveryAndScheduleReaders(of id: ContentID, kind: ContentKind) {
    addIfReaderOrRead(id, kind)
    guard isSlotReadByOthers(id, kind) else { return }
    observeReadSlots()
    scheduleRecomputationForLaterTurn()
  }

  /// Returns a warning for each unfilled slot whose default a content's route has read.
  ///
  /// - Parameters:
  ///   - unfilledReads: The record of the content's route.
  ///   - id: The content.
  ///   - kind: The content's kind.
  /// - Returns: The warnings, sorted by the kind that was read.
  package func defaultReadWarnings(
    of unfilledReads: UnfilledReads?,
    by id: ContentID,
    kind: ContentKind
  ) -> [Diagnostic] {
    guard let unfilledReads, !unfilledReads.families.isEmpty else { return [] }
    return unfilledReads.families
      .map { family in
        let first = (family as? PartialKeyPath<UIState>).flatMap {
          readersAndReadContents.firstContent(ofFamily: $0)
        }
        let readKind = routes.firstKind(fillingReadFamily: family)
        return (readKind?.rawValue ?? "a kind without a route", first)
      }
      .sorted { $0.0 < $1.0 }
      .map { read, first in
        let content = first.map {
          "the content '\($0)' of kind '\(read)', as that has no usable response"
        }
        return Diagnostic(
          severity: .warning,
          code: "defaultRead",
          message: "The content '\(id)' of kind '\(kind)' reads the default value of "
            + (content ?? "'\(read)', as the screen has no content of this kind")
            + ". Send one in the same document, or read the phase of the slot with 'readingSlots:'."
        )
      }
  }

  /// Replaces the observations of contents whose shown sides have changed, and computes all readers
  /// on the screen again immediately.
  package func reobserveAndRecomputeAllReaders(afterSideChangesOf contents: Set<ContentID>) {
    for id in contents { observationOfReadContent[id] = nil }
    observeReadSlots()
    recomputeAllReadersNow()
  }

  /// Computes all readers again immediately, if their computation is scheduled for a later turn.
  ///
  /// - Returns: Whether it was scheduled, because a slot that they read may have changed.
  package func recomputeReadersIfScheduled() -> Bool { scheduledRecomputation.runNowIfScheduled() }

  /// Forgets a content that has left the screen, and stops observing its slot.
  ///
  /// If its slot was read, the slot of the next content of its family is read from now on, and the
  /// readers are computed again in a later turn.
  package func forgetAndStopObserving(_ id: ContentID) {
    let kind = readersAndReadContents.kindOfContent.removeValue(forKey: id)
    observationOfReadContent[id] = nil
    guard let kind, let family = routes.ownFamilyIfReadByOthers(of: kind) else { return }
    let wasRead = isSlotReadByOthers(id, kind)
    readersAndReadContents.contentsOfFamily[family]?.remove(id)
    guard wasRead else { return }
    if let next = readersAndReadContents.firstContent(ofFamily: family) { observeSlot(of: next) }
    scheduleRecomputationForLaterTurn()
  }

  /// Forgets all contents, and stops observing their slots.
  package func forgetAllContents() {
    readersAndReadContents.kindOfContent = [:]
    readersAndReadContents.contentsOfFamily = [:]
    observationOfReadContent = [:]
  }

  /// Adds a content whose route reads slots, or whose kind's slots are read; ignores any other
  /// content.
  private func addIfReaderOrRead(_ id: ContentID, _ kind: ContentKind) {
    let family = routes.ownFamilyIfReadByOthers(of: kind)
    guard family != nil || routes.dependencyRank(of: kind) > 0 else { return }
    readersAndReadContents.kindOfContent[id] = kind
    guard let family else { return }
    readersAndReadContents.contentsOfFamily[family, default: FamilyContents()].append(id)
  }

  /// Returns whether routes read the slot of this content.
  ///
  /// They do if a route reads the kind's family of slots, and the content is the first one on the
  /// screen that fills this family.
  private func isSlotReadByOthers(_ id: ContentID, _ kind: ContentKind) -> Bool {
    routes.ownFamilyIfReadByOthers(of: kind).map {
      readersAndReadContents.firstContent(ofFamily: $0) == id
    } ?? false
  }

  /// Observes the slots that are read, and stops observing all others.
  private func observeReadSlots() {
    let read = readersAndReadContents.kindOfContent.filter(isSlotReadByOthers)
    for id in observationOfReadContent.keys where read[id] == nil {
      observationOfReadContent[id] = nil
    }
    for id in read.keys { observeSlot(of: id) }
  }

  private func observeSlot(of id: ContentID) {
    guard observationOfReadContent[id] == nil else { return }
    withoutSchedulingRecomputation {
      observationOfReadContent[id] = contentWithID(id)?.observeSlotIfStateSideShown { [weak self] in
        self?.slotChanged(of: id)
      }
    }
  }

  /// Schedules the readers after a change of a slot that is read.
  ///
  /// A reader that is being computed again schedules nothing: its own readers follow it.
  private func slotChanged(of id: ContentID) {
    if id != readerBeingRecomputed { scheduleRecomputationForLaterTurn() }
  }

  /// Computes the readers again in a later turn; does nothing during
  /// ``withoutSchedulingRecomputation(_:)``.
  private func scheduleRecomputationForLaterTurn() {
    if !ignoresSlotChanges { scheduledRecomputation.scheduleForLaterTurn() }
  }

  /// Computes the view data of all readers again, those with lower ranks first.
  private func recomputeAllReadersNow() {
    let readers = readersAndReadContents.kindOfContent.map {
      (rank: routes.dependencyRank(of: $1), id: $0)
    }
    .filter { $0.rank > 0 }
    .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    for (_, id) in readers {
      readerBeingRecomputed = id
      contentWithID(id)?.recomputeStateSide()
    }
    readerBeingRecomputed = nil
  }

  /// Runs work during which changes of slots schedule no computation of the readers.
  private func withoutSchedulingRecomputation<Result>(_ work: () -> Result) -> Result {
    let before = ignoresSlotChanges
    ignoresSlotChanges = true
    defer { ignoresSlotChanges = before }
    return work()
  }
}
