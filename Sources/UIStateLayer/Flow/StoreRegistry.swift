/// The existing stores of every state type, so that one action can be sent to all stores of a type.
@MainActor
final class StoreRegistry {
  static let shared = StoreRegistry()

  private struct Entry {
    weak var core: AnyObject?
  }

  private var entries: [ObjectIdentifier: [Int: Entry]] = [:]
  private var lastNumber = 0

  /// Registers a core.
  ///
  /// - Returns: The registration's number, for removal.
  func add<State>(_ core: StoreCore<State>) -> Int {
    lastNumber += 1
    entries[ObjectIdentifier(State.self), default: [:]][lastNumber] = Entry(core: core)
    return lastNumber
  }

  func remove<State>(_ number: Int, of type: State.Type) {
    let key = ObjectIdentifier(type)
    entries[key]?[number] = nil
    if entries[key]?.isEmpty == true { entries[key] = nil }
  }

  /// Returns the cores of a state type, the oldest first.
  func cores<State>(of type: State.Type) -> [StoreCore<State>] {
    (entries[ObjectIdentifier(type)] ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { $0.value.core as? StoreCore<State> }
  }
}
