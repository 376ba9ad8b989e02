/// A longest increasing subsequence of some values, without the negative ones.
///
/// Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11,
/// 1975. The search for a value's place starts at the end and doubles its steps, because most
/// values of a nearly sorted list belong near the end.
///
/// - Complexity: O(n log n); O(n) for values that already increase.
struct LongestIncreasingSubsequence {
  /// Whether each value is a member of the subsequence.
  private(set) var isMember: [Bool]

  /// Finds a longest increasing subsequence.
  ///
  /// - Parameter values: Distinct values; negative ones are ignored.
  init(of values: [Int]) {
    isMember = Array(repeating: false, count: values.count)
    var predecessors = Array(repeating: -1, count: values.count)
    var tailIndices: [Int] = []
    var tailValues: [Int] = []
    tailIndices.reserveCapacity(values.count)
    tailValues.reserveCapacity(values.count)
    for (index, value) in values.enumerated() where value >= 0 {
      let length = Self.countOfValues(in: tailValues, below: value)
      if length > 0 { predecessors[index] = tailIndices[length - 1] }
      if length == tailValues.count {
        tailIndices.append(index)
        tailValues.append(value)
      } else {
        tailIndices[length] = index
        tailValues[length] = value
      }
    }
    var index = tailIndices.last ?? -1
    while index >= 0 {
      isMember[index] = true
      index = predecessors[index]
    }
  }

  /// Returns the number of sorted values that are below a value.
  ///
  /// It finds a range from the end by steps that double, and then halves the range.
  private static func countOfValues(in sorted: [Int], below value: Int) -> Int {
    var high = sorted.count
    var stride = 1
    while high > 0, sorted[max(0, high - stride)] >= value {
      high = max(0, high - stride)
      stride *= 2
    }
    var low = max(0, high - stride)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
