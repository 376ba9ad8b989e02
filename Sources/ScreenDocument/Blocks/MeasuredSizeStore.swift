public import Observation

/// Stores the last size that a view has reported for each content, item or element; a refresh of
/// the screen removes nothing.
///
/// Views write it with ``report(_:for:)`` and read it through Observation: an observer of one id's
/// size is notified only when that size changes.
@MainActor
public final class MeasuredSizeStore: Observable {
  private struct Entry {
    var size: MeasuredSize
    var lastReport: Int
  }

  /// The greatest number of stored sizes.
  public let maximumCount: Int

  private var entries: [ContentID: Entry] = [:]
  private var reportCount = 0
  private let registrar = ObservationRegistrar()

  /// Creates an empty store.
  ///
  /// - Parameter maximumCount: The greatest number of stored sizes, at least 1; beyond it, the least
  ///   recently reported quarter is removed.
  public init(maximumCount: Int = 4_096) {
    self.maximumCount = max(maximumCount, 1)
  }

  /// The number of stored sizes.
  public var count: Int { entries.count }

  /// The last size that was reported for an id.
  ///
  /// - Parameter id: The id of a content, item or element.
  /// - Returns: The size; `nil` if none was reported or it was removed.
  public subscript(id: ContentID) -> MeasuredSize? {
    registrar.access(self, keyPath: \.[id])
    return entries[id]?.size
  }

  /// Stores the size of a view, and replaces the last one for the same id.
  ///
  /// - Parameters:
  ///   - size: The size; an impossible one is ignored.
  ///   - id: The id of the content, item or element that the view shows.
  /// - Complexity: O(1); O(n log n) when sizes are removed.
  public func report(_ size: MeasuredSize, for id: ContentID) {
    guard size.isPossible else { return }
    reportCount += 1
    if entries[id]?.size == size {
      entries[id]?.lastReport = reportCount
      return
    }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      entries[id] = Entry(size: size, lastReport: reportCount)
    }
    if entries.count > maximumCount { removeLeastRecentlyReported() }
  }

  /// Removes the stored size of an id, if there is one.
  public func forget(_ id: ContentID) {
    guard entries[id] != nil else { return }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      entries[id] = nil
    }
  }

  private func removeLeastRecentlyReported() {
    let excess = entries.count - maximumCount + maximumCount / 4
    let oldest = entries.sorted { $0.value.lastReport < $1.value.lastReport }
      .prefix(excess)
      .map(\.key)
    for id in oldest { forget(id) }
  }
}
