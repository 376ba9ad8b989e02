/// A bounded sample of examples: those with the smallest hashes, up to a number of examples and of
/// bytes.
///
/// If the sample exceeds a bound, it removes the examples with the greatest hashes. From then on it
/// takes no example whose hash is at least the smallest removed hash. So the sample does not depend
/// on the order of the examples. An example that is added again only raises its count.
struct CauseExampleSample {
  private let maximumCount: Int
  private let maximumTotalBytes: Int

  private var entryByHash: [UInt64: (example: CauseExample, count: Int)] = [:]
  private var hashMaxHeap: [UInt64] = []
  private var byteCount = 0
  /// The smallest hash of a removed example; `nil` if none was removed.
  private var smallestOmittedHash: UInt64?

  init(maximumCount: Int, maximumTotalBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumTotalBytes = maximumTotalBytes
  }

  /// Whether examples were left out.
  var isIncomplete: Bool { smallestOmittedHash != nil }

  /// The examples in the order of their hashes, each with its count.
  var countedExamples: [(example: CauseExample, count: Int)] {
    entryByHash.values.sorted { $0.example.hash < $1.example.hash }
  }

  /// Adds an example.
  ///
  /// - Returns: Whether it is in the sample now.
  mutating func add(_ example: CauseExample) -> Bool {
    if let smallestOmittedHash, example.hash >= smallestOmittedHash { return false }
    if entryByHash[example.hash] != nil {
      entryByHash[example.hash]?.count += 1
      return true
    }
    entryByHash[example.hash] = (example, 1)
    pushOntoHeap(example.hash)
    byteCount += example.payload.count
    while entryByHash.count > maximumCount || byteCount > maximumTotalBytes,
      let greatest = popGreatestHash()
    {
      byteCount -= entryByHash.removeValue(forKey: greatest)?.example.payload.count ?? 0
      smallestOmittedHash = greatest
    }
    return entryByHash[example.hash] != nil
  }

  private mutating func pushOntoHeap(_ hash: UInt64) {
    hashMaxHeap.append(hash)
    var child = hashMaxHeap.count - 1
    while child > 0, hashMaxHeap[(child - 1) / 2] < hashMaxHeap[child] {
      hashMaxHeap.swapAt((child - 1) / 2, child)
      child = (child - 1) / 2
    }
  }

  private mutating func popGreatestHash() -> UInt64? {
    guard let greatest = hashMaxHeap.first, let last = hashMaxHeap.popLast() else { return nil }
    guard !hashMaxHeap.isEmpty else { return greatest }
    hashMaxHeap[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < hashMaxHeap.count }
      guard let child = children.max(by: { hashMaxHeap[$0] < hashMaxHeap[$1] }),
        hashMaxHeap[child] > hashMaxHeap[parent]
      else {
        return greatest
      }
      hashMaxHeap.swapAt(child, parent)
      parent = child
    }
  }
}
