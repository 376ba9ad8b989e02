import ScreenDocument
package import StrictJSON

/// Shrinks a JSON value for as long as it keeps a property.
///
/// Containers lose children from the root down, first by halves and then one by one; what is left of
/// texts, numbers and booleans becomes shorter, nearer to zero and `false`. This is repeated until
/// nothing can go: then no single child can be left out, and no scalar made simpler, without losing
/// the property. (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE
/// TSE 28, 2002; by levels as in Misherghi and Su, "HDD: hierarchical delta debugging", ICSE 2006.)
package struct TreeMinimizer {
  /// How often the property may be tested.
  package let maximumTrials: Int
  /// How often the property was tested.
  package private(set) var trials = 0

  private let holds: (JSONTree) -> Bool

  /// Creates a minimizer.
  ///
  /// - Parameters:
  ///   - maximumTrials: How often the property may be tested; what is smallest then is the result.
  ///   - holds: Whether a value has the property; the same value always gives the same answer.
  package init(maximumTrials: Int = 10_000, while holds: @escaping (JSONTree) -> Bool) {
    self.maximumTrials = maximumTrials
    self.holds = holds
  }

  /// Whether the last value may be larger than need be, since too many trials were needed.
  package var isExhausted: Bool { trials >= maximumTrials }

  /// Shrinks a value.
  ///
  /// - Parameter tree: A value that has the property.
  /// - Returns: A value that has it and is no larger; the value itself if it does not have it.
  /// - Complexity: O(n²) trials in the worst case, O(log n) for each part that stays in the best, for
  ///   n children and characters.
  package mutating func minimize(_ tree: JSONTree) -> JSONTree {
    guard test(tree) else { return tree }
    var best = tree
    var before: JSONTree
    repeat {
      before = best
      prune(&best)
      simplify(&best)
    } while best != before && !isExhausted
    return best
  }

  private mutating func test(_ tree: JSONTree) -> Bool {
    guard !isExhausted else { return false }
    trials += 1
    return holds(tree)
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
    let shrunk = shrink(container, count: \.childCount, removing: { $0.removing($1) }) {
      best.replacing(place[...], with: $0)
    }
    best = best.replacing(place[...], with: shrunk)
  }

  private mutating func simplify(_ best: inout JSONTree) {
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
      if test(simpler) { best = simpler }
    case .number(let text):
      var text = text
      while let simpler = SimplerNumbers(than: text).first(where: { [best] number in
        test(best.replacing(place[...], with: .number(number)))
      }) {
        text = simpler
      }
      best = best.replacing(place[...], with: .number(text))
    case .string(let text):
      let shrunk = shrink(Array(text), count: \.count, removing: Self.removing) {
        best.replacing(place[...], with: .string(String($0)))
      }
      best = best.replacing(place[...], with: .string(String(shrunk)))
    case .null, .bool(false), .array, .object:
      break
    }
  }

  /// Leaves out runs of children, of half the length each time, for as long as any can go.
  private mutating func shrink<Whole>(
    _ whole: Whole,
    count: (Whole) -> Int,
    removing: (Whole, Range<Int>) -> Whole,
    in tree: (Whole) -> JSONTree
  ) -> Whole {
    var best = whole
    var length = count(best)
    while length > 0, !isExhausted {
      var start = 0
      while start < count(best) {
        let shorter = removing(best, start..<min(start + length, count(best)))
        if test(tree(shorter)) { best = shorter } else { start += length }
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return best
  }

  private static func removing(_ text: [Character], _ range: Range<Int>) -> [Character] {
    Array(text[..<range.lowerBound] + text[range.upperBound...])
  }
}
