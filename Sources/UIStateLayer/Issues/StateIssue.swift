/// A programming error that was contained, so that the app continues.
public enum StateIssue: Hashable, Sendable, CustomStringConvertible {
  /// Actions caused one another in a chain of more than 100, or too many in chains that branch.
  ///
  /// The last of the chain was dropped; in chains that branch, others were dropped without a
  /// further report. `store` is the store's type, `chain` the names of the actions, the first one
  /// first and the dropped one last.
  case actionRecursion(store: String, chain: [String])

  /// Observers wrote slots, which caused further writes, in a chain of more than `depth` turns.
  ///
  /// `depth` is 100; in chains that branch, it is the length at which they had too many turns
  /// together. Later writes of these chains were stored in the slots, but not announced.
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
