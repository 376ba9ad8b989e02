import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import Parity

/// The JSON of a value is that of `JSONEncoder`.
@Suite(.long) struct EncodedTreeTests {
  private struct Everything: Encodable {
    struct Part: Encodable {
      var name: String?
      var size: Int?
    }

    var text: String
    var double: Double
    var float: Float
    var small: Int8
    var large: UInt64
    var date: Date
    var data: Data
    var price: Decimal
    var url = URL(string: "https://example.com/a?b=c&d=/")
    var part: Part?
    var parts: [Part?]
    var byName: [String: [Double]]
    var byNumber: [Int: Bool]
    var byPart: [Double: String]
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `the JSON of random values`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let number = { (random: inout Seeded) -> Double in
      let some = Double(bitPattern: random.next())
      let plain: [Double] = [0, -0.0, 1, 0.1, 1e16, 1e-7, 100_000, 1e300]
      return some.isFinite && Bool.random(using: &random)
        ? some : plain.randomElement(using: &random) ?? 0
    }
    let part = { (random: inout Seeded) in
      Everything.Part(
        name: Bool.random(using: &random) ? "名\"\\/\n\u{2028}" : nil,
        size: Bool.random(using: &random) ? Int(truncatingIfNeeded: random.next()) : nil
      )
    }
    let value = Everything(
      text: ["", "a", "日本\u{1F}\t", "👨‍👩‍👧"].randomElement(using: &random) ?? "",
      double: number(&random),
      float: [0, 1, 0.1, 1e30, -2.5].randomElement(using: &random) ?? 0,
      small: Int8.random(in: .min ... .max, using: &random),
      large: random.next(),
      date: Date(timeIntervalSince1970: .random(in: 0...2e9, using: &random)),
      data: Data([1, 2, UInt8.random(in: 0...255, using: &random)]),
      price: Decimal(Int.random(in: 0...999_999, using: &random)) / 100,
      part: Bool.random(using: &random) ? part(&random) : nil,
      parts: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Bool.random(using: &random) ? part(&random) : nil
      },
      byName: ["b": [number(&random)], "a": []],
      byNumber: [3: true, -1: false],
      byPart: [1.5: "x"]
    )
    let expected = try JSONTree(encoding: value)
    let tree = try EncodedFields.tree(of: value)
    #expect(tree?.text() == expected.text(), "seed \(seed)")
  }

  private struct Nothing: Encodable {
    func encode(to encoder: any Encoder) {}
  }

  private struct Twice: Encodable {
    private enum Key: String, CodingKey { case a }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      try container.encode(2, forKey: .a)
    }
  }

  @Test func `values that encode nothing, a member twice, or a number that is not finite`() throws {
    #expect(try EncodedFields.tree(of: Nothing()) == nil)
    #expect(JSONTree(lenient: Nothing()) == .null)
    #expect(JSONTree(lenient: [Nothing()]) == .array([.object([])]))
    #expect(try EncodedFields.tree(of: Twice()) == JSONTree(encoding: Twice()))
    #expect(JSONTree(lenient: [1, Double.infinity]) == .null)
    #expect(JSONTree(lenient: ["a": Float.nan]) == .null)
    #expect(throws: EncodingError.self) { try EncodedFields.tree(of: [Double.nan]) }
  }
}
