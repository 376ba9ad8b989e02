/// What the user has dismissed since the store was made.
@MainActor
public final class InMemoryDismissals: DismissalStore {
  /// The names of what is dismissed.
  public private(set) var names: Set<String>

  /// Creates a store.
  ///
  /// - Parameter names: The names of what is dismissed already.
  public init(_ names: Set<String> = []) {
    self.names = names
  }

  /// Notes that something is dismissed.
  ///
  /// - Parameter name: The name of the dismissal.
  public func insert(_ name: String) {
    names.insert(name)
  }
}
