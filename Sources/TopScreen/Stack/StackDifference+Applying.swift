import ScreenDocument

extension StackDifference {
  /// Returns the new stack, built from the previous one and the changes.
  ///
  /// - Parameters:
  ///   - old: The stack that the difference starts from.
  ///   - new: The stack that the difference leads to. Only its inserted, updated and rehosted
  ///     entries are used; all others are those of `old`.
  /// - Returns: A stack equal to `new`.
  /// - Complexity: O(n) in the number of entries.
  public func applied<Entry: StackEntry>(to old: [Entry], leadingTo new: [Entry]) -> [Entry] {
    guard !changes.isEmpty else { return old }
    var leaves = Array(repeating: false, count: old.count)
    for change in changes {
      switch change {
      case .delete(_, let from), .move(_, let from, _): leaves[from] = true
      case .insert, .update, .rehost: break
      }
    }
    var stack: [Entry] = []
    stack.reserveCapacity(new.count)
    var next = 0
    func appendStayingEntries(untilCount count: Int) {
      while stack.count < count, next < old.count {
        if !leaves[next] { stack.append(old[next]) }
        next += 1
      }
    }
    for change in changes {
      switch change {
      case .insert(_, let to):
        appendStayingEntries(untilCount: to)
        stack.append(new[to])
      case .move(_, let from, let to):
        appendStayingEntries(untilCount: to)
        stack.append(old[from])
      case .delete, .update, .rehost: break
      }
    }
    appendStayingEntries(untilCount: .max)
    for change in changes {
      switch change {
      case .update(_, _, let to), .rehost(_, _, let to): stack[to] = new[to]
      case .delete, .insert, .move: break
      }
    }
    return stack
  }
}

extension StackStep {
  /// Performs the step on an array of entries.
  ///
  /// - Parameters:
  ///   - stack: The stack after the previous steps.
  ///   - new: The stack that the steps lead to; used only for inserted, updated or rehosted
  ///     entries.
  /// - Complexity: O(n) in the number of entries.
  public func apply<Entry: StackEntry>(to stack: inout [Entry], leadingTo new: [Entry]) {
    switch self {
    case .remove(_, let index): stack.remove(at: index)
    case .insert(_, let index, let item): stack.insert(new[item], at: index)
    case .move(_, let from, let to): stack.insert(stack.remove(at: from), at: to)
    case .update(_, let index), .rehost(_, let index): stack[index] = new[index]
    }
  }
}
