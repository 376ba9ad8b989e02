/// The existing stores of every state type, so that one action can be sent to all stores of a type.
///
/// The registry does not keep them alive.
@MainActor
final class SendToAllRegistry {
  static let shared = SendToAllRegistry()

  private struct WeakCore {
    weak var core: AnyObject?
  }

  private var weakCoresOfStateType: [ObjectIdentifier: [Int: WeakCore]] = [:]
  private var lastCoreNumber = 0

  /// Registers a core.
  ///
  /// - Returns: The registration's number, for removal.
  func add<State>(_ core: StoreCore<State>) -> Int {
    lastCoreNumber += 1
    weakCoresOfStateType[ObjectIdentifier(State.self), default: [:]][lastCoreNumber] = WeakCore(
      core: core
    )
    return lastCoreNumber
  }

  func remove<State>(_ number: Int, of type: State.Type) {
    let key = ObjectIdentifier(type)
    weakCoresOfStateType[key]?[number] = nil
    if weakCoresOfStateType[key]?.isEmpty == true { weakCoresOfStateType[key] = nil }
  }

  /// Returns the existing cores of a state type, the oldest first.
  func cores<State>(of type: State.Type) -> [StoreCore<State>] {
    (weakCoresOfStateType[ObjectIdentifier(type)] ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { $0.value.core as? StoreCore<State> }
  }
}
