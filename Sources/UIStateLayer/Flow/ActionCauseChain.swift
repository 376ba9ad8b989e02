/// An action and the chain of actions that caused it.
final class ActionCauseChain<Action> {
  let action: Action
  let cause: ActionCauseChain?
  /// The number of actions in the chain, including this one.
  let depth: Int

  init(_ action: Action, after parent: ActionCauseChain?) {
    self.action = action
    cause = parent
    depth = (parent?.depth ?? 0) + 1
  }

  /// The actions' names, the oldest first and this action last, without their payloads, which may
  /// contain personal data.
  ///
  /// The name is that of the enum's case; for an action that is not an enum, that of its type.
  var actionNamesFromOldest: [String] {
    var names: [String] = []
    var chain: ActionCauseChain? = self
    while let link = chain {
      names.append(Self.name(of: link.action))
      chain = link.cause
    }
    return names.reversed()
  }

  private static func name(of action: Action) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "\(Action.self)" }
    return mirror.children.first?.label ?? "\(action)"
  }
}
