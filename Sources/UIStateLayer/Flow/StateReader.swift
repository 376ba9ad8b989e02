/// Reads a state, and records the key paths that were read.
///
/// What a computed value depends on is what it read through here, by key path: `reader.items` is
/// one reading, `reader[\.items.count]` a narrower one, which a change of an item leaves alone.
@dynamicMemberLookup
@MainActor
public final class StateReader<State> {
  private let state: State
  private var paths: Set<AnyKeyPath> = []
  private(set) var readings: [@MainActor (State) -> Bool] = []

  init(_ state: State) {
    self.state = state
  }

  /// Reads a part of the state.
  ///
  /// - Parameter path: The part.
  /// - Returns: What the state holds there.
  public subscript<Part: Equatable>(path: KeyPath<State, Part>) -> Part {
    let part = state[keyPath: path]
    if paths.insert(path).inserted { readings.append { $0[keyPath: path] == part } }
    return part
  }

  /// Reads a part of the state.
  ///
  /// - Parameter path: The part.
  /// - Returns: What the state holds there.
  public subscript<Part: Equatable>(dynamicMember path: KeyPath<State, Part>) -> Part {
    self[path]
  }
}
