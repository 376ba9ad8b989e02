/// Stores the user's dismissals in memory, until it is released.
@MainActor
public final class InMemoryDismissals: DismissalStore {
  /// The names of all stored dismissals.
  public private(set) var names: Set<String>

  /// Creates a store.
  ///
  /// - Parameter names: The names of the dismissals that exist already.
  public init(_ names: Set<String> = []) {
    self.names = names
  }

  /// Adds a dismissal.
  public func insert(_ name: String) {
    names.insert(name)
  }
}
