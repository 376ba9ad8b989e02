import Foundation
import StrictJSON
import Testing

@testable import BridgeDump

@Suite struct OTLPTextTests {
  private static func lines(
    _ families: [MetricFamily],
    at seconds: TimeInterval = 1_000.5
  ) throws -> [JSONTree] {
    let toolAndMoment = MetricsToolAndMoment(
      toolName: "shopdump",
      toolVersion: "1.2.3",
      moment: Date(timeIntervalSince1970: seconds)
    )
    let text = OTLPText(toolAndMoment: toolAndMoment).text(of: families)
    #expect(text.isEmpty || text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { line in
      try JSONDocument(Array(line.utf8)).root.tree
    }
  }

  private static func metric(_ line: JSONTree) -> JSONTree? {
    line["resourceMetrics"]?[0]?["scopeMetrics"]?[0]?["metrics"]?[0]
  }

  private static func family(_ points: MetricFamily.Points) -> MetricFamily {
    MetricFamily(name: "a", unit: .seconds, help: "An a.", points: points)
  }

  @Test func `prints an object for each metric`() throws {
    let toolAndMoment = MetricsToolAndMoment(
      toolName: "shopdump",
      toolVersion: "1.2.3",
      moment: Date(timeIntervalSince1970: 1_000.5)
    )
    let point = MetricPoint(
      labels: [MetricLabel("kind", "a\"\\\n🏠")],
      value: MetricDistribution(bucketUpperBounds: [0.5, 2], bucketCounts: [3, 0, 1], sum: 4.25),
      countingStartUnixTime: 86
    )
    #expect(
      OTLPText(toolAndMoment: toolAndMoment).text(of: [Self.family(.histogram([point]))]) == """
        {"resourceMetrics":[{"resource":{"attributes":[\
        {"key":"service.name","value":{"stringValue":"shopdump"}},\
        {"key":"service.version","value":{"stringValue":"1.2.3"}}]},\
        "scopeMetrics":[{"metrics":[{"description":"An a.",\
        "histogram":{"aggregationTemporality":2,"dataPoints":[{\
        "attributes":[{"key":"kind","value":{"stringValue":"a\\"\\\\\\n🏠"}}],\
        "bucketCounts":["3","0","1"],"count":"4","explicitBounds":[0.5,2.0],\
        "startTimeUnixNano":"86000000000","sum":4.25,"timeUnixNano":"1000500000000"}]},\
        "name":"homebridge.a","unit":"s"}],"scope":{"name":"homebridge"}}]}]}

        """
    )
  }

  @Test func `counters are monotonic sums, and 64-bit integers are strings`() throws {
    let lines = try Self.lines([
      Self.family(
        .counter([MetricPoint(labels: [], value: 1 << 53, countingStartUnixTime: 2_000)])
      ),
      Self.family(
        .gauge([
          MetricPoint(labels: [], value: .integer(-3)),
          MetricPoint(labels: [], value: .real(1e-300)),
        ])
      ),
      Self.family(.gauge([])),
    ])
    #expect(lines.count == 2)
    let sum = try #require(Self.metric(lines[0])?["sum"])
    #expect(sum["isMonotonic"] == .bool(true))
    #expect(sum["aggregationTemporality"] == .integer(2))
    let point = try #require(sum["dataPoints"]?[0])
    #expect(point["asInt"] == .string("9007199254740992"))
    #expect(point["startTimeUnixNano"] == nil, "It began after it was counted.")
    let gauge = try #require(Self.metric(lines[1])?["gauge"])
    #expect(gauge["aggregationTemporality"] == nil)
    #expect(gauge["dataPoints"]?[0]?["asInt"] == .string("-3"))
    #expect(gauge["dataPoints"]?[1]?["asDouble"] == .number("1e-300"))
  }

  @Test func `no line has more than 256 points, and none is lost`() throws {
    let points = (0..<600).map { number in
      MetricPoint(labels: [MetricLabel("kind", "\(number)")], value: number)
    }
    let numbers = try Self.lines([Self.family(.counter(points))]).map { line -> [JSONTree] in
      guard case .array(let points)? = Self.metric(line)?["sum"]?["dataPoints"] else { return [] }
      return points.compactMap { $0["asInt"] }
    }
    #expect(numbers.map(\.count) == [256, 256, 88])
    #expect(numbers.joined().elementsEqual((0..<600).map { .string("\($0)") }))
  }

  @Test(
    arguments: [
      (-5, "0"), (0, "0"), (1e30, "9000000000000000000"), (-.infinity, "0"),
    ] as [(TimeInterval, String)]
  )
  func `a moment out of range becomes the nearest one`(seconds: TimeInterval, time: String) throws {
    let family = Self.family(
      .counter([MetricPoint(labels: [], value: 1, countingStartUnixTime: 0)])
    )
    let line = try #require(try Self.lines([family], at: seconds).first)
    #expect(Self.metric(line)?["sum"]?["dataPoints"]?[0]?["timeUnixNano"] == .string(time))
  }
}
