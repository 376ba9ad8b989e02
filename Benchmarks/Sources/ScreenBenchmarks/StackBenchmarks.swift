package import BenchmarkKit
import ScreenDocument
import TopScreen

/// The difference of two stacks, per entry.
///
/// The floor puts the new ids in a dictionary with their index, looks up the old ones, and compares
/// the remaining entries; for an unchanged stack, and for one updated content, it is a loop over
/// both buffers.
@MainActor
package let stackBenchmarks: [Benchmark] =
  [
    equality(of: 40),
    equalStacks("unchanged, 40 entries", count: 40, isUpdated: false),
    equalStacks("one update, 40 entries", count: 40, isUpdated: true),
    equalStacks("one update, 4,000 entries", count: 4_000, isUpdated: true),
  ]
  + [12, 40, 200].map { count in
    let edits = StackEdits(deletes: 1, inserts: 1, moves: 2, updates: 3)
    return changedStack("a few edits, \(count) entries", count: count, edits: edits)
  } + [
    changedStack(
      "-1,000 +1,000, 200 shuffled, 5,000 entries",
      count: 5_000,
      edits: StackEdits(deletes: 1_000, inserts: 1_000, shuffled: 200)
    ),
    changedStack(
      "-10,000 +10,000, 2,000 shuffled, 100,000 entries",
      count: 100_000,
      edits: StackEdits(deletes: 10_000, inserts: 10_000, shuffled: 2_000)
    ),
  ]

@MainActor
private func equalStacks(_ name: String, count: Int, isUpdated: Bool) -> Benchmark {
  func stacks() -> (old: [StackItem], new: [StackItem]) {
    let old = StackEdits.stack(of: count)
    return (old, StackEdits(updates: isUpdated ? 1 : 0).applied(to: old))
  }
  return Benchmark(
    "stack",
    name,
    units: count,
    subject: {
      let (old, new) = stacks()
      let expected = isUpdated ? 1 : 0
      return { precondition(StackDifference(from: old, to: new).changes.count == expected) }
    },
    floor: {
      let (old, new) = stacks()
      let expected = isUpdated ? 1 : 0
      return { precondition(changedPlaces(from: old, to: new)?.count == expected) }
    }
  )
}

/// `==` of equal stacks in distinct buffers; the floor is the same loop over both buffers.
@MainActor
private func equality(of count: Int) -> Benchmark {
  Benchmark(
    "stack",
    "== of equal stacks, \(count) entries",
    units: count,
    subject: {
      let old = StackEdits.stack(of: count)
      let new = StackEdits().applied(to: old)
      return { precondition(old == new) }
    },
    floor: { unchangedPlaces(of: count) }
  )
}

/// One call of the loop over the buffers of two equal stacks.
@MainActor
func unchangedPlaces(of count: Int) -> @MainActor () -> Void {
  let old = StackEdits.stack(of: count)
  let new = StackEdits().applied(to: old)
  return { precondition(changedPlaces(from: old, to: new)?.isEmpty == true) }
}

@MainActor
private func changedStack(_ name: String, count: Int, edits: StackEdits) -> Benchmark {
  Benchmark(
    "stack",
    name,
    units: count,
    subject: {
      let old = StackEdits.stack(of: count)
      let new = edits.applied(to: old)
      let most = edits.mostChanges
      return { precondition(StackDifference(from: old, to: new).changes.count <= most) }
    },
    floor: {
      let old = StackEdits.stack(of: count)
      let new = edits.applied(to: old)
      return {
        var indices: [String: Int] = [:]
        indices.reserveCapacity(new.count)
        for (index, item) in new.enumerated() { indices[item.id.rawValue] = index }
        var equal = 0
        for item in old {
          if let index = indices[item.id.rawValue], new[index] == item { equal += 1 }
        }
        precondition(equal > 0)
      }
    }
  )
}
