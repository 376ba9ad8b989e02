import Foundation
import ScreenDocument
import StrictJSON
import Testing

@testable import HomeBridgeTesting

/// The numbers that are generated for the types that a response decodes.
@MainActor
@Suite struct GeneratedNumberTests {
  private static let payload = #"""
    { "tiny": 1, "port": 80, "width": 2, "count": 3, "total": 4, "share": 5, "ratio": 6.5, "price": 7,
      "since": 8, "level": 1, "link": "https://example.com",
      "rows": [{ "tiny": 9, "pair": [10, 11] }, { "tiny": 12, "pair": [13, 14] }],
      "byNumber": { "007": 15 }, "byName": { "7": 16 } }
    """#

  /// Returns 400 generated payloads.
  private static func payloads(
    of generator: ResponseGenerator = ResponseGenerator()
  ) throws -> [JSONValue] {
    try GeneratedResponses(generator, from: payload, as: MeasuresResponse.self)
      .expectations(upTo: 400).map(\.response.data.payload)
  }

  @Test func `the type of each number is found by decoding, also in lists and by name`() throws {
    let document = try JSONDocument(Array(Self.payload.utf8)).root
    let types = PayloadNumberTypes(of: document, decodedAs: MeasuresResponse.self)
    let tiny = NumberType.integer(from: "-128", through: "127")
    let double = NumberType.floatingPoint(exactIntegersThrough: 9_007_199_254_740_992)
    let expected: KeyValuePairs<String, NumberType> = [
      "/tiny": tiny,
      "/port": .integer(from: "0", through: "65535"),
      "/width": .integer(from: "-2147483648", through: "2147483647"),
      "/count": .integer(from: "-9223372036854775808", through: "9223372036854775807"),
      "/total": .integer(from: "0", through: "18446744073709551615"),
      "/share": double,
      "/ratio": .floatingPoint(exactIntegersThrough: 16_777_216),
      "/price": double,
      "/since": .date,
      "/level": .integer(from: "-9223372036854775808", through: "9223372036854775807"),
      "/rows/1/tiny": tiny,
      "/rows/1/pair/0": .integer(from: "0", through: "255"),
      "/rows/1/pair/1": double,
      "/byNumber/007": tiny,
      "/byName/7": .integer(from: "-32768", through: "32767"),
    ]
    for (path, type) in expected {
      #expect(types[try JSONPointer(path)] == [type], "\(path)")
    }
    #expect(types[try JSONPointer("/link")] == [])
  }

  @Test func `the types of integers of 128 bits are found in each kind of container`() throws {
    let payload = """
      { "member": 1, "unsignedMember": 2, "maybeMember": 3, "single": 4, "unsignedSingle": 5,
        "pair": [6, 7] }
      """
    let document = try JSONDocument(Array(payload.utf8)).root
    let types = PayloadNumberTypes(of: document, decodedAs: WideIntegersResponse.self)
    let signed = NumberType.integer(from: String(Int128.min), through: String(Int128.max))
    let unsigned = NumberType.integer(from: "0", through: String(UInt128.max))
    let expected: KeyValuePairs<String, NumberType> = [
      "/member": signed, "/unsignedMember": unsigned, "/maybeMember": signed, "/single": signed,
      "/unsignedSingle": unsigned, "/pair/0": signed, "/pair/1": unsigned,
    ]
    for (path, type) in expected {
      #expect(types[try JSONPointer(path)] == [type], "\(path)")
    }
  }

  @Test func `every generated response decodes, and most differ from the recorded one`() throws {
    let payloads = try Self.payloads()
    let recorded = try JSONDocument(Array(Self.payload.utf8)).root.tree
    #expect(payloads.count == 400)
    #expect(throws: Never.self) {
      for payload in payloads { _ = try payload.decode(MeasuresResponse.self) }
    }
    #expect(payloads.count { $0.tree != recorded } > 320)
  }

  @Test(arguments: [
    NumberType(of: Int8.self), NumberType(of: UInt16.self), NumberType(of: Int32.self),
    NumberType(of: Int.self), NumberType(of: UInt64.self),
  ])
  func `whole numbers reach both ends of their type, and do not exceed them`(type: NumberType?)
    throws
  {
    let type = try #require(type)
    let drawn = Set(EdgeValues().numbers(fittingAll: [type]))
    #expect(drawn.isSuperset(of: type.integerBounds + ["0", "1", "9"]))
    #expect(drawn.allSatisfy(type.canHold))
    #expect(drawn.count > 5)
  }

  /// No other value of the search is the largest number of the type.
  @Test(arguments: ["a", "*", "\\"])
  func `a member of any name reaches the largest number of its type`(name: String) throws {
    let tree = JSONTree.object([JSONTree.Member(key: name, value: .number("1"))])
    let payloads = try GeneratedResponses(
      from: tree.text(style: .compact),
      as: [String: UInt64].self
    )
    .expectations(upTo: 400).map(\.response.data.payload)
    #expect(payloads.contains { $0[name]?.numberText == "18446744073709551615" })
  }

  @Test func `non-integer numbers convert to whole numbers`() throws {
    let responses = try Self.payloads().map {
      try $0.decode(MeasuresResponse.self)
    }
    #expect(Set(responses.map(\.share)).isSuperset(of: [0.05, 123_456_789]))
    #expect(Set(responses.flatMap(\.rows).map(\.tiny)).isSuperset(of: [.min, .max]))
    for response in responses {
      #expect(Int(exactly: response.share.rounded()) != nil)
      #expect(Int(exactly: response.ratio.rounded()) != nil)
      #expect(response.since.timeIntervalSinceReferenceDate.magnitude <= 1e11)
    }
  }

  @Test(arguments: [false, true])
  func `a number outside every integer type is generated only on request`(isAdded: Bool) throws {
    let generator = ResponseGenerator()
    let payloads = try Self.payloads(
      of: isAdded ? generator.adding(fractions: [1e300, .infinity]) : generator
    )
    #expect(payloads.contains { $0["share"]?.double == 1e300 } == isAdded)
    #expect(!payloads.contains { $0["count"]?.double == 1e300 })
    #expect(!payloads.contains { $0["ratio"]?.double == 1e300 })
  }
}
