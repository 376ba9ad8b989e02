/// The state as a computation reads it, with a record of the key paths that were read.
///
/// A computed value depends on the key paths that it reads through the reader. `reader.items`
/// depends on all items; `reader[\.items.count]` only on their number, so a change of an item does
/// not affect it.
@dynamicMemberLookup
@MainActor
public final class StateReader<State> {
  private let state: State
  private var readPaths: Set<AnyKeyPath> = []
  /// For each part that was read, a function that returns whether the same part of another state is
  /// equal.
  private(set) var unchangedChecksOfReadParts: [@MainActor (State) -> Bool] = []

  init(_ state: State) {
    self.state = state
  }

  /// Reads a part of the state, and records its key path.
  ///
  /// - Parameter path: The key path of the part.
  /// - Returns: The part's value.
  public subscript<Part: Equatable>(path: KeyPath<State, Part>) -> Part {
    let part = state[keyPath: path]
    if readPaths.insert(path).inserted {
      unchangedChecksOfReadParts.append { $0[keyPath: path] == part }
    }
    return part
  }

  /// Reads a part of the state, and records its key path.
  ///
  /// - Parameter path: The key path of the part.
  /// - Returns: The part's value.
  public subscript<Part: Equatable>(dynamicMember path: KeyPath<State, Part>) -> Part {
    self[path]
  }
}
