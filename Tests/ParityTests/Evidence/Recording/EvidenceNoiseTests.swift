import Parity
import ScreenDocument
import StrictJSON
import Testing

@Suite struct EvidenceNoiseTests {
  private static func result(
    _ outcome: ComparisonOutcome = .mismatched,
    _ paths: [String] = []
  ) throws -> ComparisonResult {
    ComparisonResult(
      id: "c",
      kind: "coupons",
      outcome: outcome,
      differences: try paths.map {
        ParityDifference(path: try JSONPointer($0), legacy: nil, state: .null)
      }
    )
  }

  @Test func `a mismatch only at noisy paths is explained, at any index`() throws {
    var noise = EvidenceNoise()
    noise.add(try Self.result(.mismatched, ["/items/0/badge", "/now"]))
    noise.add(try Self.result(.matched))
    #expect(noise.places(of: "coupons") == ["/items/*/badge", "/now"])
    #expect(
      noise.explainsAllDifferences(
        of: try Self.result(.mismatched, ["/items/7/badge", "/items/2/badge"])
      )
    )
    #expect(
      !noise.explainsAllDifferences(of: try Self.result(.mismatched, ["/items/7/badge", "/price"]))
    )
    #expect(!noise.explainsAllDifferences(of: try Self.result(.mismatched)))
    #expect(!noise.explainsAllDifferences(of: try Self.result(.candidateError)))
    #expect(!EvidenceNoise().explainsAllDifferences(of: try Self.result(.mismatched, ["/now"])))
  }

  @Test(arguments: [(999, true), (1_000, false)])
  func `a mismatch with as many differences as a comparison lists is not explained`(
    count: Int,
    isExplained: Bool
  ) throws {
    var noise = EvidenceNoise()
    noise.add(try Self.result(.mismatched, ["/items/0/badge"]))
    let result = try Self.result(.mismatched, (0..<count).map { "/items/\($0)/badge" })
    #expect(noise.explainsAllDifferences(of: result) == isExplained)
  }

  @Test func `a difference of another aspect at a noisy path is not explained`() throws {
    var noise = EvidenceNoise()
    noise.add(try Self.result(.mismatched, ["", "/0"]))
    #expect(noise.places(of: "coupons") == ["", "/*"])
    for aspect in ParityAspect.allCases {
      let path = try JSONPointer(aspect == .order ? "/1/0" : "/0")
      let difference = ParityDifference(aspect, path: path, legacy: nil, state: .null)
      let result = ComparisonResult(
        id: "c",
        kind: "coupons",
        outcome: .mismatched,
        differences: [difference]
      )
      let isInViewData = aspect == .value || aspect == .order
      #expect(noise.explainsAllDifferences(of: result) == isInViewData, "\(aspect)")
    }
  }

  @Test func `a difference without a place in the view data adds no noise`() {
    var noise = EvidenceNoise()
    noise.add(
      ComparisonResult(
        id: "c",
        kind: "coupons",
        outcome: .mismatched,
        differences: [ParityDifference(.effects, path: .root, legacy: nil, state: .null)]
      )
    )
    #expect(noise.places(of: "coupons").isEmpty)
    #expect(noise.counts(of: "coupons").mismatched == 1)
  }

  @Test func `a long path is truncated, so that a file of noise can be read again`() throws {
    let path = "/" + String(repeating: "a", count: 2_000)
    var noise = EvidenceNoise()
    noise.add(try Self.result(.mismatched, [path]))
    #expect(noise.places(of: "coupons") == ["/" + String(repeating: "a", count: 1_023)])
    #expect(noise.explainsAllDifferences(of: try Self.result(.mismatched, [path])))
    #expect(try EvidenceNoise(reading: Array(noise.json.text().utf8)) == noise)
  }

  @Test func `p0 is the share of paths seen once and of failures in all comparisons`() throws {
    var noise = EvidenceNoise()
    #expect(noise.noiseRateAtUnseenPlaces(of: "coupons") == nil)
    noise.add(try Self.result(.skipped))
    #expect(noise.noiseRateAtUnseenPlaces(of: "coupons") == nil)
    for _ in 0..<97 { noise.add(try Self.result(.matched)) }
    noise.add(try Self.result(.mismatched, ["/often", "/once"]))
    noise.add(try Self.result(.mismatched, ["/often"]))
    #expect(noise.noiseRateAtUnseenPlaces(of: "coupons") == 1.0 / 99)
    noise.add(try Self.result(.candidateError))
    #expect(noise.noiseRateAtUnseenPlaces(of: "coupons") == 0.02)
  }
}
