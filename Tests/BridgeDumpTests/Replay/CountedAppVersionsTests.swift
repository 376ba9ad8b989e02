import TestSupport
import Testing

@testable import BridgeDump

@Suite struct CountedAppVersionsTests {
  /// The number of lines of each counted version, and the number of lines that are left out.
  private struct Counts: Equatable {
    var lineCountByVersion: [String: Int] = [:]
    var leftOutLineCount = 0

    init(ofLines versions: [String]) {
      var counted = CountedAppVersions()
      for version in versions {
        guard case .counts(let dropped) = counted.addLine(ofVersion: version) else { continue }
        if let dropped { lineCountByVersion[dropped] = nil }
        lineCountByVersion[version, default: 0] += 1
      }
      leftOutLineCount = counted.leftOutLineCount
    }
  }

  @Test(arguments: [1, 70, 1_024])
  func `up to the limit, all versions are counted`(count: Int) {
    let lines = (0..<count).flatMap { ["4.\($0)", "4.\($0)"] }
    let counts = Counts(ofLines: lines)
    #expect(counts.lineCountByVersion.count == count)
    #expect(counts.lineCountByVersion.values.allSatisfy { $0 == 2 })
    #expect(counts.leftOutLineCount == 0)
  }

  @Test func `beyond the limit, the order of the lines does not matter`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = (0..<6_000).map { _ in "4.\(Int.random(in: 0..<2_000, using: &random))" }
    let lineCountByVersion = Dictionary(grouping: lines, by: \.self).mapValues(\.count)
    let whole = Counts(ofLines: lines)
    #expect(whole.lineCountByVersion.count == CountedAppVersions.maximumCount, "seed \(seed)")
    for (version, count) in whole.lineCountByVersion {
      #expect(count == lineCountByVersion[version], "seed \(seed)")
    }
    #expect(
      whole.leftOutLineCount == lines.count - whole.lineCountByVersion.values.reduce(0, +),
      "seed \(seed)"
    )
    #expect(Counts(ofLines: lines.reversed()) == whole, "seed \(seed)")
    #expect(Counts(ofLines: lines.shuffled(using: &random)) == whole, "seed \(seed)")
  }

  @Test func `the parts of a journal count each version that the whole counts`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = (0..<6_000).map { _ in "4.\(Int.random(in: 0..<2_000, using: &random))" }
    let whole = Counts(ofLines: lines)
    let parts = [lines.prefix(2_000), lines.dropFirst(2_000)].map { Counts(ofLines: Array($0)) }
    for (version, count) in whole.lineCountByVersion {
      let counts = parts.map { $0.lineCountByVersion[version] ?? 0 }
      #expect(counts.reduce(0, +) == count, "seed \(seed)")
    }
  }
}
