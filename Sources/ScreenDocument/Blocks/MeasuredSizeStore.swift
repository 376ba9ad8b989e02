public import Observation

/// Stores the last size that a view has reported for each content, item or element; a refresh of
/// the screen removes nothing.
///
/// Views write it with ``report(_:for:)`` and read it through Observation: an observer of one id's
/// size is notified only when that size changes.
@MainActor
public final class MeasuredSizeStore: Observable {
  private struct SizeEntry {
    var size: MeasuredSize
    var lastReportNumber: Int
  }

  /// The greatest number of stored sizes.
  public let maximumCount: Int

  private var sizeEntryByID: [ContentID: SizeEntry] = [:]
  private var reportCount = 0
  private let registrar = ObservationRegistrar()

  /// Creates an empty store.
  ///
  /// - Parameter maximumCount: The greatest number of stored sizes; a number below 1 counts as 1.
  ///   Beyond it, the least recently reported sizes are removed: a quarter of this number, rounded
  ///   down, and one more.
  public init(maximumCount: Int = 4_096) {
    self.maximumCount = max(maximumCount, 1)
  }

  /// The number of stored sizes.
  public var count: Int { sizeEntryByID.count }

  /// The last size that was reported for an id.
  ///
  /// - Parameter id: The id of a content, item or element.
  /// - Returns: The size; `nil` if none was reported or it was removed.
  public subscript(id: ContentID) -> MeasuredSize? {
    registrar.access(self, keyPath: \.[id])
    return sizeEntryByID[id]?.size
  }

  /// Stores the size of a view, and replaces the last one for the same id.
  ///
  /// - Parameters:
  ///   - size: The size; one with a negative or not finite length is ignored.
  ///   - id: The id of the content, item or element that the view shows.
  /// - Complexity: O(1); O(n log n) when sizes are removed.
  public func report(_ size: MeasuredSize, for id: ContentID) {
    guard size.isPossible else { return }
    reportCount += 1
    if sizeEntryByID[id]?.size == size {
      sizeEntryByID[id]?.lastReportNumber = reportCount
      return
    }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      sizeEntryByID[id] = SizeEntry(size: size, lastReportNumber: reportCount)
    }
    if sizeEntryByID.count > maximumCount { removeLeastRecentlyReportedSizes() }
  }

  /// Removes the stored size of an id, if there is one.
  public func forget(_ id: ContentID) {
    guard sizeEntryByID[id] != nil else { return }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      sizeEntryByID[id] = nil
    }
  }

  private func removeLeastRecentlyReportedSizes() {
    let excess = sizeEntryByID.count - maximumCount + maximumCount / 4
    let oldest = sizeEntryByID.sorted { $0.value.lastReportNumber < $1.value.lastReportNumber }
      .prefix(excess)
      .map(\.key)
    for id in oldest { forget(id) }
  }
}
