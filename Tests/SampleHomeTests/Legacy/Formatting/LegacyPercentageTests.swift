#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyPercentageTests {
  @Test(
    arguments: [
      (1, 3, 33), (2, 3, 66), (0, 5, 0), (5, 5, 100), (.max - 1, .max, 99), (.max, .max, 100),
      (1, .max, 0), (.max, 1, 1_000), (.max, .max - 1, 100), (1, 1_000, 0), (10, 1_000, 1),
    ] as [(Int, Int, Int)]
  )
  func `rounds down`(part: Int, whole: Int, percent: Int) {
    #expect(LegacyPercentage.percent(of: part, in: whole, limitedTo: 0...1_000) == percent)
  }

  @Test(arguments: [(1, 100, 10), (9, 100, 10), (10, 100, 10), (200, 100, 200), (201, 100, 200)])
  func `stays within its range`(part: Int, whole: Int, percent: Int) {
    #expect(LegacyPercentage.percent(of: part, in: whole, limitedTo: 10...200) == percent)
  }

  @Test func `is exact next to every whole percent of large numbers`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    for round in 0..<2_000 {
      // A linear congruential generator: any seed can be repeated.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let whole = Int(state >> 1) | 1
      let target = round % 99 + 1
      let product = UInt(whole).multipliedFullWidth(by: UInt(target))
      let division = UInt(100).dividingFullWidth(product)
      let floor = Int(division.quotient)
      let isWhole = division.remainder == 0

      let at = LegacyPercentage.percent(of: floor, in: whole, limitedTo: 0...100)
      let above = LegacyPercentage.percent(of: floor + 1, in: whole, limitedTo: 0...100)
      #expect(at == (isWhole ? target : target - 1), "seed \(seed), whole \(whole)")
      #expect(above == target, "seed \(seed), whole \(whole)")
    }
  }
}
#endif
