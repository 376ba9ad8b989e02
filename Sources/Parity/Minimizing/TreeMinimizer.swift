import ScreenDocument
package import StrictJSON

/// A minimizer that shrinks a JSON value while the value keeps a property.
///
/// It removes children of containers from the root down, first all of them, then by halves, at last
/// one by one. Then it makes the remaining texts, numbers and booleans shorter, nearer to zero and
/// `false`. It repeats both until nothing changes any more, or until the trials are used up.
/// (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE TSE 28, 2002;
/// by levels as in Misherghi and Su, "HDD: hierarchical delta debugging", ICSE 2006.)
package struct TreeMinimizer {
  /// The maximum number of tests of the property, in all calls of ``minimize(_:)`` together.
  package let maximumTrials: Int
  /// The number of tests of the property so far.
  package private(set) var trialCount = 0

  private let hasProperty: (JSONTree) -> Bool

  /// Creates a minimizer.
  ///
  /// - Parameters:
  ///   - maximumTrials: The maximum number of tests; after them the smallest value found is the
  ///     result.
  ///   - hasProperty: Returns whether a value has the property; must give the same answer for the
  ///     same value.
  package init(maximumTrials: Int = 10_000, while hasProperty: @escaping (JSONTree) -> Bool) {
    self.maximumTrials = maximumTrials
    self.hasProperty = hasProperty
  }

  /// Whether the minimizer ran out of trials, so that the last result may not be minimal.
  package var ranOutOfTrials: Bool { trialCount >= maximumTrials }

  /// Shrinks a value.
  ///
  /// - Parameter tree: A value that has the property.
  /// - Returns: A value that has it and is no larger, the smallest one found so far if the trials
  ///   are used up; the value itself if it does not have it, or if no trial is left.
  /// - Complexity: O(n²) trials in the worst case, O(k log n) if the result keeps k of n
  ///   children and characters.
  package mutating func minimize(_ tree: JSONTree) -> JSONTree {
    guard passesTrial(tree) else { return tree }
    var best = tree
    var before: JSONTree
    repeat {
      before = best
      prune(&best)
      simplifyScalars(&best)
    } while best != before && !ranOutOfTrials
    return best
  }

  private mutating func passesTrial(_ tree: JSONTree) -> Bool {
    guard !ranOutOfTrials else { return false }
    trialCount += 1
    return hasProperty(tree)
  }

  private mutating func prune(_ best: inout JSONTree) {
    var places: [[Int]] = [[]]
    var next = 0
    while next < places.count {
      let place = places[next]
      next += 1
      removeChildren(at: place, of: &best)
      guard let container = best[place: place] else { continue }
      for index in 0..<container.childCount
      where (container.child(at: index)?.childCount ?? 0) > 0 {
        places.append(place + [index])
      }
    }
  }

  private mutating func removeChildren(at place: [Int], of best: inout JSONTree) {
    guard let container = best[place: place] else { return }
    let shrunk = shrinkByRemovingRanges(
      container,
      count: \.childCount,
      removing: { $0.removingChildren(in: $1) }
    ) {
      best.replacing(place[...], with: $0)
    }
    best = best.replacing(place[...], with: shrunk)
  }

  private mutating func simplifyScalars(_ best: inout JSONTree) {
    var places: [[Int]] = [[]]
    while let place = places.popLast() {
      guard let value = best[place: place] else { continue }
      for index in 0..<value.childCount { places.append(place + [index]) }
      simplifyScalar(value, at: place, of: &best)
    }
  }

  private mutating func simplifyScalar(
    _ value: JSONTree,
    at place: [Int],
    of best: inout JSONTree
  ) {
    switch value {
    case .bool(true):
      let simpler = best.replacing(place[...], with: .bool(false))
      if passesTrial(simpler) { best = simpler }
    case .number(let text):
      var text = text
      while let simpler = SimplerNumbers(than: text).first(where: { [best] number in
        passesTrial(best.replacing(place[...], with: .number(number)))
      }) {
        text = simpler
      }
      best = best.replacing(place[...], with: .number(text))
    case .string(let text):
      let shrunk = shrinkByRemovingRanges(Array(text), count: \.count, removing: Self.removing) {
        best.replacing(place[...], with: .string(String($0)))
      }
      best = best.replacing(place[...], with: .string(String(shrunk)))
    case .null, .bool(false), .array, .object:
      break
    }
  }

  /// Removes ranges of children, or of characters: tries the whole length first, then ranges of
  /// half the length, and so on down to single ones.
  private mutating func shrinkByRemovingRanges<Whole>(
    _ whole: Whole,
    count: (Whole) -> Int,
    removing: (Whole, Range<Int>) -> Whole,
    in tree: (Whole) -> JSONTree
  ) -> Whole {
    var best = whole
    var length = count(best)
    while length > 0, !ranOutOfTrials {
      var start = 0
      while start < count(best) {
        let shorter = removing(best, start..<min(start + length, count(best)))
        if passesTrial(tree(shorter)) { best = shorter } else { start += length }
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return best
  }

  private static func removing(_ text: [Character], _ range: Range<Int>) -> [Character] {
    Array(text[..<range.lowerBound] + text[range.upperBound...])
  }
}
