import ScreenDocument

/// Pairs the entries of two stacks that are the same content, without the common start and end of
/// both stacks.
///
/// Most entries of a changed stack are a few places from their previous place. So a walk down both
/// stacks with a small lookahead pairs most of them by comparisons only; it stops early if it finds
/// too few pairs. The entries without a pair are then compared each with each if there are few of
/// them; otherwise a dictionary pairs them. As ids are unique, all ways find the same pairs.
struct StackPairing {
  /// For each place in the new range, the place of the same content in the previous range, both
  /// counted from the start of their ranges; -1 if the previous range does not contain it.
  private(set) var previousPlaceOfNew: [Int]
  /// For each place in the previous range, whether the new range has the content too.
  private var isOldEntryInNewStack: [Bool]

  /// The greatest number of entries, in both stacks together, that `pairByWalking` skips to find a
  /// pair.
  private static let maximumSkippedEntries = 5
  /// The entries that `pairByWalking` has not paired are compared each with each if this takes at
  /// most so many comparisons; otherwise a dictionary pairs them.
  private static let maximumPairwiseComparisons = 32

  /// Pairs the entries of two ranges.
  ///
  /// - Complexity: O(n) expected.
  init<Entry: StackEntry>(
    old: [Entry],
    in oldRange: Range<Int>,
    new: [Entry],
    in newRange: Range<Int>
  ) {
    previousPlaceOfNew = Array(repeating: -1, count: newRange.count)
    isOldEntryInNewStack = Array(repeating: false, count: oldRange.count)
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    let pairCount = pairByWalking(old: old, in: oldRange, new: new, in: newRange)
    let (oldRest, newRest) = (oldRange.count - pairCount, newRange.count - pairCount)
    guard oldRest > 0, newRest > 0 else { return }
    if oldRest * newRest <= Self.maximumPairwiseComparisons {
      pairRestByComparingIDs(old: old, in: oldRange, new: new, in: newRange)
    } else {
      pairRestByDictionary(
        old: old,
        in: oldRange,
        new: new,
        in: newRange,
        pairCount: pairCount
      )
    }
  }

  /// Returns the previous places of removed contents, from the last to the first.
  ///
  /// - Parameter rangeStart: The place at which the paired range of the previous stack starts.
  /// - Returns: Places counted from the stack's start.
  func previousPlacesOfRemoved(rangeStart: Int) -> [Int] {
    var departed: [Int] = []
    for place in isOldEntryInNewStack.indices.reversed() where !isOldEntryInNewStack[place] {
      departed.append(rangeStart + place)
    }
    return departed
  }

  /// For each place in the new range, whether its content stays where it is; as many contents as
  /// possible stay.
  ///
  /// It is `nil` if no content moves.
  var staysInPlaceIfAnyMoves: [Bool]? {
    var last = -1
    for partner in previousPlaceOfNew where partner >= 0 {
      guard partner > last else {
        return LongestIncreasingSubsequence(of: previousPlaceOfNew).isMember
      }
      last = partner
    }
    return nil
  }

  /// Walks down both ranges, pairs each entry with the same content at most a few places ahead, and
  /// returns the number of pairs.
  private mutating func pairByWalking<Entry: StackEntry>(
    old: [Entry],
    in oldRange: Range<Int>,
    new: [Entry],
    in newRange: Range<Int>
  ) -> Int {
    var from = oldRange.lowerBound
    var to = newRange.lowerBound
    var pairCount = 0
    var failures = 0
    while from < oldRange.upperBound, to < newRange.upperBound {
      if old[from].id.rawValue != new[to].id.rawValue {
        guard
          let next = nextPair(
            old: old,
            in: from..<oldRange.upperBound,
            new: new,
            in: to..<newRange.upperBound
          )
        else {
          failures += 1
          if failures > 8 + pairCount / 8 { break }
          from += 1
          to += 1
          continue
        }
        (from, to) = next
      }
      if old[from].kind.rawValue == new[to].kind.rawValue {
        previousPlaceOfNew[to - newRange.lowerBound] = from - oldRange.lowerBound
        isOldEntryInNewStack[from - oldRange.lowerBound] = true
        pairCount += 1
      }
      from += 1
      to += 1
    }
    return pairCount
  }

  /// Returns the indices, in both stacks, of the nearest pair of entries with the same id; `nil` if
  /// more than ``maximumSkippedEntries`` entries, of both ranges together, are before every pair.
  ///
  /// The nearest pair has the fewest entries before it in both ranges together; of several such
  /// pairs, it is the one with the smallest index in the previous stack.
  private func nextPair<Entry: StackEntry>(
    old: [Entry],
    in oldRange: Range<Int>,
    new: [Entry],
    in newRange: Range<Int>
  ) -> (from: Int, to: Int)? {
    for distance in 1...Self.maximumSkippedEntries {
      for skipped in 0...distance {
        let from = oldRange.lowerBound + skipped
        let to = newRange.lowerBound + distance - skipped
        guard from < oldRange.upperBound, to < newRange.upperBound else { continue }
        if old[from].id.rawValue == new[to].id.rawValue { return (from, to) }
      }
    }
    return nil
  }

  /// Pairs the entries that `pairByWalking` has not paired; compares each one with each.
  ///
  /// Entries with the same id and different kinds are no pair.
  private mutating func pairRestByComparingIDs<Entry: StackEntry>(
    old: [Entry],
    in oldRange: Range<Int>,
    new: [Entry],
    in newRange: Range<Int>
  ) {
    let rest = previousPlaceOfNew.indices.filter { previousPlaceOfNew[$0] < 0 }
    for place in isOldEntryInNewStack.indices where !isOldEntryInNewStack[place] {
      let from = oldRange.lowerBound + place
      for partner in rest where previousPlaceOfNew[partner] < 0 {
        let to = newRange.lowerBound + partner
        guard old[from].id.rawValue == new[to].id.rawValue else { continue }
        if old[from].kind.rawValue == new[to].kind.rawValue {
          previousPlaceOfNew[partner] = place
          isOldEntryInNewStack[place] = true
        }
        break
      }
    }
  }

  /// Pairs the entries that `pairByWalking` has not paired, through a dictionary of the new
  /// entries' ids.
  ///
  /// Of new entries with the same id, only the first can be paired. Entries with the same id and
  /// different kinds are no pair.
  private mutating func pairRestByDictionary<Entry: StackEntry>(
    old: [Entry],
    in oldRange: Range<Int>,
    new: [Entry],
    in newRange: Range<Int>,
    pairCount: Int
  ) {
    var places: [String: Int] = [:]
    places.reserveCapacity(newRange.count - pairCount)
    for place in previousPlaceOfNew.indices where previousPlaceOfNew[place] < 0 {
      let id = new[newRange.lowerBound + place].id.rawValue
      if let first = places.updateValue(place, forKey: id) { places[id] = first }
    }
    for place in isOldEntryInNewStack.indices where !isOldEntryInNewStack[place] {
      let entry = old[oldRange.lowerBound + place]
      guard let partner = places[entry.id.rawValue], previousPlaceOfNew[partner] < 0 else {
        continue
      }
      let newer = new[newRange.lowerBound + partner]
      guard newer.kind.rawValue == entry.kind.rawValue else { continue }
      previousPlaceOfNew[partner] = place
      isOldEntryInNewStack[place] = true
    }
  }
}
