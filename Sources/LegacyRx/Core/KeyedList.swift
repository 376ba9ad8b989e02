/// A list of values in the order of insertion, each removable by its key.
///
/// One case has another order, as in RxSwift's `Bag`: after the removal of the first value, the
/// next inserted value becomes the first one.
///
/// ```
/// insert a, b, c      a b c
/// remove a            b c
/// insert d, e         d b c e
/// ```
///
/// - Complexity: Insertion amortised O(1), as the first value O(n); removal O(log n) to find and
///   O(n) to close the gap.
@usableFromInline
@frozen
struct KeyedList<Value> {
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var nextKey: UInt64 = 0
  /// Whether no value was inserted after the latest removal of a first value; true before the first
  /// insertion.
  @usableFromInline var nextInsertGoesFirst = true

  /// A value and its key.
  @usableFromInline
  @frozen
  struct Entry {
    @usableFromInline var value: Value
    @usableFromInline let key: UInt64

    @inlinable
    init(_ value: Value, _ key: UInt64) {
      self.value = value
      self.key = key
    }
  }

  @inlinable
  init() {}

  @inlinable
  var count: Int { entries.count }

  /// Inserts a value, and returns its key.
  @inlinable
  mutating func insert(_ value: Value) -> UInt64 {
    let key = nextKey
    nextKey &+= 1
    if nextInsertGoesFirst, !entries.isEmpty {
      entries.insert(Entry(value, key), at: 0)
    } else {
      entries.append(Entry(value, key))
    }
    nextInsertGoesFirst = false
    return key
  }

  /// Removes and returns the value of a key; `nil` for an unknown key.
  @inlinable
  mutating func remove(_ key: UInt64) -> Value? {
    guard let index = index(of: key) else { return nil }
    if index == 0 { nextInsertGoesFirst = true }
    return index == entries.count - 1
      ? entries.removeLast().value : entries.remove(at: index).value
  }

  /// Replaces the value of a key, and returns the previous value; `nil` for an unknown key.
  @inlinable
  mutating func replace(_ key: UInt64, with value: Value) -> Value? {
    guard let index = index(of: key) else { return nil }
    defer { entries[index].value = value }
    return entries[index].value
  }

  /// Returns the index of a key's value in `entries`; `nil` for an unknown key.
  @inlinable
  func index(of key: UInt64) -> Int? {
    guard let first = entries.first else { return nil }
    if first.key == key { return 0 }
    // The first place aside, keys rise.
    var low = nextInsertGoesFirst ? 0 : 1
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == key ? low : nil
  }
}
