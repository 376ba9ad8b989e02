/// Values in order of insertion, each removable by a key.
///
/// - Complexity: Insertion amortised O(1); removal O(log n) to find and O(n) to close the gap.
@usableFromInline
struct KeyedList<Value> {
  @usableFromInline var values: [Value] = []
  @usableFromInline var keys: [UInt64] = []
  @usableFromInline var nextKey: UInt64 = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { values.count }

  @inlinable
  mutating func insert(_ value: Value) -> UInt64 {
    let key = nextKey
    nextKey &+= 1
    values.append(value)
    keys.append(key)
    return key
  }

  @inlinable
  mutating func remove(_ key: UInt64) -> Value? {
    guard let index = index(of: key) else { return nil }
    keys.remove(at: index)
    return values.remove(at: index)
  }

  /// Puts another value in a key's place and returns the one before.
  @inlinable
  mutating func replace(_ key: UInt64, with value: Value) -> Value? {
    guard let index = index(of: key) else { return nil }
    defer { values[index] = value }
    return values[index]
  }

  @inlinable
  func index(of key: UInt64) -> Int? {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }
}
