/// An action and the chain of actions that caused it.
final class ActionTrail<Action> {
  let action: Action
  let cause: ActionTrail?
  let depth: Int

  init(_ action: Action, after parent: ActionTrail?) {
    self.action = action
    cause = parent
    depth = (parent?.depth ?? 0) + 1
  }

  /// The actions' names, oldest first, without their payloads, which may contain personal data.
  var namesFromOldest: [String] {
    var names: [String] = []
    var trail: ActionTrail? = self
    while let link = trail {
      names.append(Self.name(of: link.action))
      trail = link.cause
    }
    return names.reversed()
  }

  private static func name(of action: Action) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "\(Action.self)" }
    return mirror.children.first?.label ?? "\(action)"
  }
}
