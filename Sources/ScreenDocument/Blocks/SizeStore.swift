public import Observation

/// The sizes that views have reported, by the id of the shown content; they are kept across
/// refreshes.
///
/// An observer of one id's size is notified only when that size changes.
@MainActor
public final class SizeStore: Observable {
  private struct Entry {
    var size: MeasuredSize
    var use: Int
  }

  /// The greatest number of sizes that are kept.
  public let capacity: Int

  private var entries: [ContentID: Entry] = [:]
  private var uses = 0
  private let registrar = ObservationRegistrar()

  /// Creates an empty store.
  ///
  /// - Parameter capacity: The greatest number of sizes, at least 1; beyond it, the least recently
  ///   reported quarter is removed.
  public init(capacity: Int = 4_096) {
    self.capacity = max(capacity, 1)
  }

  /// The number of sizes.
  public var count: Int { entries.count }

  /// The last size that was reported for an id.
  ///
  /// - Parameter id: The id of a content, item or element.
  /// - Returns: The size; `nil` if none was reported or it was removed.
  public subscript(id: ContentID) -> MeasuredSize? {
    registrar.access(self, keyPath: \.[id])
    return entries[id]?.size
  }

  /// Stores the size of a view.
  ///
  /// - Parameters:
  ///   - size: The size; an impossible one is ignored.
  ///   - id: The id of the content, item or element that the view shows.
  /// - Complexity: O(1); O(n log n) when sizes are removed.
  public func report(_ size: MeasuredSize, for id: ContentID) {
    guard size.isPossible else { return }
    uses += 1
    if entries[id]?.size == size {
      entries[id]?.use = uses
      return
    }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      entries[id] = Entry(size: size, use: uses)
    }
    if entries.count > capacity { forgetOldest() }
  }

  /// Removes the size of an id.
  public func forget(_ id: ContentID) {
    guard entries[id] != nil else { return }
    registrar.withMutation(of: self, keyPath: \.[id]) {
      entries[id] = nil
    }
  }

  private func forgetOldest() {
    let excess = entries.count - capacity + capacity / 4
    let oldest = entries.sorted { $0.value.use < $1.value.use }.prefix(excess).map(\.key)
    for id in oldest { forget(id) }
  }
}
