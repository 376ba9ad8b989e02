/// A sample of the distinct responses that were compared: the responses with the smallest hashes.
///
/// The sample is a bottom-k sketch (Cohen, Kaplan 2007). Because hashes are nearly random, the
/// responses in it are a uniform sample of the distinct responses, however often each response was
/// compared. Joining two samples is commutative, associative and idempotent, so the result does not
/// depend on how the comparisons were distributed to devices or runs. A response that differed once
/// is marked as differing forever.
struct DistinctResponseSample: Hashable, Sendable {
  /// The maximum number k of responses in the sample: 2,048.
  static let capacity = 2_048

  /// The days on which one response was first and last compared, and whether its sides differed.
  struct ComparisonHistory: Hashable, Sendable {
    var hasDiffered: Bool
    /// The first day on which the response was compared.
    var firstDay: UTCDay
    /// The last day on which the response was compared.
    var lastDay: UTCDay

    fileprivate mutating func formUnion(_ other: Self) {
      hasDiffered = hasDiffered || other.hasDiffered
      firstDay = min(firstDay, other.firstDay)
      lastDay = max(lastDay, other.lastDay)
    }
  }

  /// The name of the key with which the hashes were computed.
  let hashKeyName: String
  /// The hashes in the sample, in ascending order.
  private(set) var hashes: [UInt64] = []
  /// The comparison histories of the responses in the sample, in the order of `hashes`.
  private(set) var comparisonHistories: [ComparisonHistory] = []

  init(hashKeyName: String) {
    self.hashKeyName = hashKeyName
  }

  /// The number of responses in the sample.
  var count: Int { hashes.count }

  /// Whether the sample has fewer than k responses, so that it contains all and ``distinctCount``
  /// is exact.
  var isDistinctCountExact: Bool { count < Self.capacity }

  /// The number of distinct responses: exact below k, otherwise estimated as `(k − 1) / u`, where u
  /// is the greatest hash in the sample divided by the greatest possible hash.
  var distinctCount: Int {
    guard !isDistinctCountExact, let greatest = hashes.last else { return count }
    let share = (Double(greatest) + 1) / 0x1p64
    let estimate = Double(Self.capacity - 1) / share
    return max(count, Int(min(estimate, Double(MixtureTest.maximumCount))))
  }

  /// The number of responses in the sample that differed.
  var sampledDifferingCount: Int { comparisonHistories.count(where: \.hasDiffered) }

  /// Returns the number of further distinct responses that belong to the sample, if the sample has
  /// the same share of them as of ``distinctCount``.
  ///
  /// - Parameter further: The number of further distinct responses, which have no hash of the key.
  /// - Returns: Their share, rounded up; all of them if the sample contains all responses.
  func proportionalCount(ofFurtherResponses further: Int) -> Int {
    guard !isDistinctCountExact else { return further }
    return Int((Double(further) * Double(count) / Double(distinctCount)).rounded(.up))
  }

  /// The last day on which a response of the sample was compared for the first time; `nil` if the
  /// sample is empty.
  var lastDayWithNewResponse: UTCDay? { comparisonHistories.lazy.map(\.firstDay).max() }

  /// Returns the hashes of the responses in the sample whose last comparison was on a given day.
  func hashes(lastComparedOn day: UTCDay) -> [UInt64] {
    zip(hashes, comparisonHistories).filter { $0.1.lastDay == day }.map(\.0)
  }

  /// The history of the response with a hash; `nil` if the response is not in the sample.
  subscript(hash: UInt64) -> ComparisonHistory? {
    let index = insertionIndex(of: hash)
    return index < count && hashes[index] == hash ? comparisonHistories[index] : nil
  }

  /// Adds a comparison of the response with a hash.
  ///
  /// - Complexity: O(log k) for a hash that is already in the sample or too great for it; otherwise
  ///   O(k).
  mutating func add(_ hash: UInt64, differs: Bool, on day: UTCDay) {
    add(hash, ComparisonHistory(hasDiffered: differs, firstDay: day, lastDay: day))
  }

  mutating func add(_ hash: UInt64, _ history: ComparisonHistory) {
    if !isDistinctCountExact, let greatest = hashes.last, hash > greatest { return }
    let index = insertionIndex(of: hash)
    if index < count, hashes[index] == hash {
      comparisonHistories[index].formUnion(history)
      return
    }
    hashes.insert(hash, at: index)
    comparisonHistories.insert(history, at: index)
    if count > Self.capacity {
      hashes.removeLast()
      comparisonHistories.removeLast()
    }
  }

  /// Joins the sample with another sample of the same key.
  ///
  /// - Complexity: O(k); if the other sample has at most an eighth as many responses, as many times
  ///   the complexity of ``add(_:differs:on:)`` as it has responses.
  mutating func formUnion(_ other: Self) {
    guard other.count * 8 > count else {
      for (hash, history) in zip(other.hashes, other.comparisonHistories) { add(hash, history) }
      return
    }
    var joined = Self(hashKeyName: hashKeyName)
    let most = min(count + other.count, Self.capacity)
    joined.hashes.reserveCapacity(most)
    joined.comparisonHistories.reserveCapacity(most)
    var (left, right) = (0, 0)
    while joined.count < Self.capacity, left < count || right < other.count {
      let takesLeft = right == other.count || left < count && hashes[left] <= other.hashes[right]
      let hash = takesLeft ? hashes[left] : other.hashes[right]
      let history = takesLeft ? comparisonHistories[left] : other.comparisonHistories[right]
      if takesLeft { left += 1 } else { right += 1 }
      if joined.hashes.last == hash {
        joined.comparisonHistories[joined.count - 1].formUnion(history)
      } else {
        joined.hashes.append(hash)
        joined.comparisonHistories.append(history)
      }
    }
    // The last joined hash can also be the next hash of the other sample.
    if let last = joined.hashes.last, right < other.count, other.hashes[right] == last {
      joined.comparisonHistories[joined.count - 1].formUnion(other.comparisonHistories[right])
    }
    self = joined
  }

  /// Returns the index of a hash, or the index at which a missing hash must be inserted.
  private func insertionIndex(of hash: UInt64) -> Int {
    var (start, end) = (0, hashes.count)
    while start < end {
      let middle = (start + end) / 2
      if hashes[middle] < hash { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
