import TestSupport
import Testing

@testable import LegacyRx

@Suite struct KeyedListTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a long list has the order of a list without gaps`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var list = KeyedList<Int>()
    var keys: [Int: UInt64] = [:]
    var expected: [Int] = []
    var nextGoesFirst = true
    for number in 0..<600 {
      // The list grows to about 200 values, then shrinks.
      let grows = number < 300
      if Int.random(in: 0..<6, using: &random) == 0 ? grows : !grows,
        let removed = expected.randomElement(using: &random),
        let key = keys.removeValue(forKey: removed)
      {
        if expected.first == removed { nextGoesFirst = true }
        expected.removeAll { $0 == removed }
        let results = [list.remove(key), list.remove(key), list.replace(key, with: 0)]
        try #require(results == [removed, nil, nil])
      } else {
        keys[number] = list.insert(number)
        expected.insert(number, at: nextGoesFirst ? 0 : expected.count)
        nextGoesFirst = false
      }
      try #require(list.entries.compactMap(\.value) == expected, "seed \(seed), step \(number)")
      try #require(list.count == expected.count)
    }
    for number in expected {
      let key = try #require(keys[number])
      let replaced = list.replace(key, with: -number)
      #expect(replaced == number)
    }
    #expect(list.entries.compactMap(\.value) == expected.map { -$0 })
  }

  @Test(.timeLimit(.minutes(1)))
  func `the removal of many values in the order of insertion needs little time`() {
    let count = 800_000
    var list = KeyedList<Int>()
    let keys = (0..<count).map { list.insert($0) }
    let removed = keys.compactMap { list.remove($0) }
    let isInOrder = removed.elementsEqual(0..<count)
    #expect(isInOrder)
    #expect(list.count == 0)
    #expect(list.entries.isEmpty)
  }

  @Test func `a removed value is released, also if it leaves a gap`() {
    final class Token {}
    weak var token: Token?
    var list = KeyedList<Token>()
    do {
      let first = Token()
      token = first
      let key = list.insert(first)
      for _ in 0..<99 { _ = list.insert(Token()) }
      _ = list.remove(key)
    }
    #expect(list.gapCount == 1)
    #expect(token == nil)
  }
}
