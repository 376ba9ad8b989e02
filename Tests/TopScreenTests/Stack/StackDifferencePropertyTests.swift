import CounterScreen
import Foundation
import ScreenDocument
import TestSupport
import Testing
import TopScreen

/// Random pairs of stacks: 10,000, or the number in STACK_PAIRS.
@Suite(.long) struct StackDifferencePropertyTests {
  private static let lanes: UInt64 = 4
  private static let pairs =
    ProcessInfo.processInfo.environment["STACK_PAIRS"].flatMap(UInt64.init) ?? 10_000

  @Test(arguments: 0..<lanes)
  func `both forms lead to the new stack, with the fewest moves`(lane: UInt64) {
    var failures = 0
    for seed in stride(from: lane, to: Self.pairs, by: Int(Self.lanes)) where failures < 5 {
      guard let failure = Self.failure(seed: seed) else { continue }
      failures += 1
      Issue.record("seed \(seed): \(failure)")
    }
  }

  @Test(arguments: UInt64(0)..<500)
  func `the longest increase equals a search of all subsets`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let values = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
    var longest = 0
    for subset in 0..<(1 << values.count) {
      let kept = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) { longest = max(longest, kept.count) }
    }

    #expect(Self.longestIncrease(in: values) == longest, "seed \(seed)")
  }

  @MainActor
  @Test(arguments: UInt64(0)..<300)
  func `a host receives only valid calls, and contents keep their hosts`(seed: UInt64) {
    var random = Seeded(seed: seed)
    let host = RecordingStackHost()
    let stack = HostedStack(host: host)
    for _ in 0..<8 {
      let next = StackItem.stack(seed: seed, using: &random)
      host.checkIdentity { stack.show(next) }

      #expect(host.items == next, "seed \(seed)")
    }
    #expect(host.violations == [], "seed \(seed)")
  }

  private static func failure(seed: UInt64) -> String? {
    var random = Seeded(seed: seed)
    let old = StackItem.stack(seed: seed, using: &random)
    let new = StackItem.stack(seed: seed, using: &random)
    let difference = StackDifference(from: old, to: new)
    if difference.applied(to: old, leadingTo: new) != new { return "the batch leads elsewhere" }

    var live = old
    for step in difference.steps {
      guard isValid(step, in: live) else { return "\(step) cannot be taken" }
      step.apply(to: &live, leadingTo: new)
    }
    if live != new { return "the steps lead elsewhere" }

    var indices: [String: Int] = [:]
    for (index, item) in old.enumerated() { indices["\(item.id) \(item.kind)"] = index }
    let stays = new.compactMap { indices["\($0.id) \($0.kind)"] }
    var counts: [String: Int] = [:]
    for change in difference.changes { counts[change.name, default: 0] += 1 }
    if counts["move", default: 0] != stays.count - longestIncrease(in: stays) { return "moves" }
    if counts["delete", default: 0] != old.count - stays.count { return "deletes" }
    if counts["insert", default: 0] != new.count - stays.count { return "inserts" }
    return nil
  }

  private static func isValid(_ step: StackStep, in stack: [StackItem]) -> Bool {
    switch step {
    case .remove(let id, let index), .update(let id, let index), .rehost(let id, let index):
      stack.indices.contains(index) && stack[index].id == id
    case .move(let id, let from, let to):
      stack.indices.contains(from) && stack[from].id == id && stack.indices.contains(to)
        && from != to
    case .insert(_, let index, _): index >= 0 && index <= stack.count
    }
  }

  private static func longestIncrease(in values: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      var longest = 0
      for earlier in 0..<place where values[earlier] < value {
        longest = max(longest, lengths[earlier])
      }
      lengths.append(longest + 1)
    }
    return lengths.max() ?? 0
  }
}
