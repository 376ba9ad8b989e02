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
/// A value that is removed far from the end of a long list leaves a gap, so that the values after
/// it need not move. When more than half of the entries are gaps, all of them are closed.
///
/// - Complexity: Insertion amortised O(1), as the first value O(n) unless its place is a gap;
///   removal amortised O(log n).
@usableFromInline
@frozen
struct KeyedList<Value> {
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var nextKey: UInt64 = 0
  /// The number of entries without a value; 32 bits, so that the list is no larger with it.
  @usableFromInline var gapCount: UInt32 = 0
  /// Whether no value was inserted after the latest removal of a first value; true before the first
  /// insertion.
  @usableFromInline var nextInsertGoesFirst = true

  /// The greatest number of entries from the removed one to the end that close its gap at once.
  @inlinable static var shortDistanceToEnd: Int { 32 }

  /// A value and its key; without the value after its removal, which is a gap.
  @usableFromInline
  @frozen
  struct Entry {
    @usableFromInline var value: Value?
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
  var count: Int { entries.count - Int(gapCount) }

  /// Inserts a value, and returns its key.
  @inlinable
  mutating func insert(_ value: Value) -> UInt64 {
    let key = nextKey
    nextKey &+= 1
    if nextInsertGoesFirst, let first = entries.first {
      if first.value == nil {
        entries[0] = Entry(value, key)
        gapCount -= 1
      } else {
        entries.insert(Entry(value, key), at: 0)
      }
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
    let value: Value?
    if index == entries.count - 1 {
      value = entries.removeLast().value
    } else if entries.count - index <= Self.shortDistanceToEnd {
      value = entries.remove(at: index).value
    } else {
      value = entries[index].value
      entries[index].value = nil
      gapCount += 1
    }
    if Int(gapCount) > entries.count / 2 { closeGaps() }
    return value
  }

  @usableFromInline
  mutating func closeGaps() {
    entries.removeAll { $0.value == nil }
    gapCount = 0
  }

  /// Replaces the value of a key, and returns the previous value; `nil` for an unknown key.
  @inlinable
  mutating func replace(_ key: UInt64, with value: Value) -> Value? {
    guard let index = index(of: key) else { return nil }
    defer { entries[index].value = value }
    return entries[index].value
  }

  /// Returns the index of a key's value in `entries`; `nil` for an unknown key, and for one whose
  /// value was removed.
  @inlinable
  func index(of key: UInt64) -> Int? {
    guard let first = entries.first else { return nil }
    if first.key == key { return first.value == nil ? nil : 0 }
    // The first place aside, keys rise.
    var low = 1
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].key == key, entries[low].value != nil else {
      return nil
    }
    return low
  }
}
