/// A programming error that was contained, so that the app continues.
public enum StateIssue: Hashable, Sendable, CustomStringConvertible {
  /// More than 100 actions caused one another. The last of the chain was dropped.
  ///
  /// `store` is the store's type, `chain` the names of the actions, the first one first and the
  /// dropped one last.
  case actionRecursion(store: String, chain: [String])

  /// Observers wrote slots, which caused further writes, in more than `depth` turns (100). Later
  /// writes of this chain were stored in the slots, but not announced.
  case slotRecursion(depth: Int)

  /// An effect threw an error and has no `failure` closure for it.
  ///
  /// `store` is the store's type, `error` the error's description.
  case unhandledEffectError(store: String, error: String)

  /// A text that says what happened, and what to do; of a chain of actions, it names the first 8.
  public var description: String {
    switch self {
    case .actionRecursion(let store, let chain):
      let shown = chain.prefix(8).joined(separator: " → ")
      let rest = chain.count > 8 ? " → … (\(chain.count) actions)" : ""
      return "\(store) sends actions without end: \(shown)\(rest). The last one was dropped;"
        + " send an action only if the state requires it."
    case .slotRecursion(let depth):
      return "Observers of slots write slots without end. After \(depth) turns that caused one"
        + " another, observers were no longer notified; write a slot only if its value differs."
    case .unhandledEffectError(let store, let error):
      return "An effect of \(store) failed: \(error). Return an action from its 'failure' closure."
    }
  }
}
