import ScreenDocument

extension StackDifference {
  /// The same changes as steps that edit a stack in place, each with the indices that are valid
  /// after the steps before it.
  ///
  /// Removals come first, by descending index; then moves and inserts, each directly below the
  /// content that it follows in the new stack; then updates and rehosts, with indices of the new
  /// stack. There are as many steps as changes.
  ///
  /// - Complexity: O(c log c) in the number of changes, independent of the stack's size.
  public var steps: [StackStep] {
    var deletes: [Int] = []
    var movers: [Int] = []
    for change in changes {
      switch change {
      case .delete(_, let from): deletes.append(from)
      case .move(_, let from, _): movers.append(from)
      case .insert, .update, .rehost: break
      }
    }
    guard !movers.isEmpty else { return stepsIfNothingMoves }
    deletes.reverse()
    movers.sort()
    var live = IndicesDuringEditing(
      deletes: deletes,
      movers: movers,
      placements: newIndicesOfInsertedAndMoved
    )

    return changes.map { change in
      switch change {
      case .delete(let id, let from): return .remove(id, at: from)
      case .insert(let id, let to): return .insert(id, at: live.place(newIndex: to), newIndex: to)
      case .move(let id, let from, let to):
        let start = live.takeOut(previousIndex: from)
        return .move(id, from: start, to: live.place(newIndex: to))
      case .update(let id, _, let to): return .update(id, at: to)
      case .rehost(let id, _, let to): return .rehost(id, at: to)
      }
    }
  }

  /// The new indices of the inserted and moved contents, ascending.
  private var newIndicesOfInsertedAndMoved: [Int] {
    changes.compactMap { change in
      switch change {
      case .insert(_, let to), .move(_, _, let to): to
      case .delete, .update, .rehost: nil
      }
    }
  }

  private var stepsIfNothingMoves: [StackStep] {
    changes.compactMap { change in
      switch change {
      case .delete(let id, let from): .remove(id, at: from)
      case .insert(let id, let to): .insert(id, at: to, newIndex: to)
      case .update(let id, _, let to): .update(id, at: to)
      case .rehost(let id, _, let to): .rehost(id, at: to)
      case .move: nil
      }
    }
  }
}
