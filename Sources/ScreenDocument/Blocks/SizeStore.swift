public import Observation

/// The sizes that views have reported, by the id of what they show; they stay across refreshes.
///
/// An observer of one id's size is notified of that size only, when it changes.
@MainActor
public final class SizeStore: Observable {
  private struct Entry {
    var size: MeasuredSize
    var use: Int
  }

  /// The most sizes that are kept.
  public let capacity: Int

  private var entries: [ContentID: Entry] = [:]
  private var uses = 0
  private let registrar = ObservationRegistrar()

  /// Creates an empty store.
  ///
  /// - Parameter capacity: The most sizes that are kept, at least 1; of more, the sizes that were
  ///   reported least recently go, a quarter at a time.
  public init(capacity: Int = 4_096) {
    self.capacity = max(capacity, 1)
  }

  /// How many sizes are kept.
  public var count: Int { entries.count }

  /// The size that was reported last for an id.
  ///
  /// - Parameter id: The id of a content, item or element.
  /// - Returns: The size; `nil` where none was reported, or where it had to go.
  public subscript(id: ContentID) -> MeasuredSize? {
    registrar.access(self, keyPath: \.[id])
    return entries[id]?.size
  }

  /// Keeps the size of a view.
  ///
  /// - Parameters:
  ///   - size: The size; one that no view can have is not kept.
  ///   - id: The id of what the view shows.
  /// - Complexity: O(1), and O(n log n) where sizes have to go.
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

  /// Forgets the size of an id.
  ///
  /// - Parameter id: The id.
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
