import ScreenDocument
package import TopScreen

extension StackItem {
  /// A random stack for property tests: usually a few contents in any order; one in fifty is a long
  /// stack in a nearly unchanged order.
  ///
  /// - Parameters:
  ///   - seed: The number of the sequence.
  ///   - random: The source of randomness.
  /// - Returns: Items of distinct ids.
  package static func stack(
    seed: UInt64,
    using random: inout some RandomNumberGenerator
  ) -> [StackItem] {
    let isLong = seed % 50 == 49
    var ids = (0..<(isLong ? 80 : 10)).filter { _ in
      Int.random(in: 0..<10, using: &random) < (isLong ? 8 : 5)
    }
    if isLong {
      for _ in 0..<6 {
        let id = ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
        ids.insert(id, at: Int.random(in: 0...ids.count, using: &random))
      }
    } else {
      ids.shuffle(using: &random)
    }
    return ids.map { id in
      StackItem(
        id: ContentID("\(id)"),
        kind: Int.random(in: 0..<8, using: &random) == 0 ? "rare" : "common",
        side: Bool.random(using: &random) ? .legacy : .state,
        version: Int.random(in: 0..<3, using: &random)
      )
    }
  }
}
