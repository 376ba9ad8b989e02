/// The user's dismissals, stored in memory.
@MainActor
public final class InMemoryDismissals: DismissalStore {
  /// The names of the dismissed contents.
  public private(set) var names: Set<String>

  /// Creates a store.
  ///
  /// - Parameter names: The names of contents that are already dismissed.
  public init(_ names: Set<String> = []) {
    self.names = names
  }

  /// Adds a dismissal.
  public func insert(_ name: String) {
    names.insert(name)
  }
}
