/// A programming error whose effect was bounded, so that the app continues.
public enum StateIssue: Hashable, Sendable, CustomStringConvertible {
  /// Actions caused one another without end. The last of the chain was dropped.
  ///
  /// `store` is the store's type, `chain` the names of the actions, the first one first.
  case actionRecursion(store: String, chain: [String])

  /// Observers wrote slots, which caused further writes, without end. Writes after `depth` turns
  /// that caused one another were stored in the slots, but not announced.
  case slotRecursion(depth: Int)

  /// An effect threw an error and has no `failure` closure for it.
  ///
  /// `store` is the store's type, `error` the error's description.
  case unhandledEffectError(store: String, error: String)

  /// A sentence that says what happened, and what to do.
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
