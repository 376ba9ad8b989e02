import StrictJSON

/// Writes metrics as lines of JSON, each an object `MetricsData` of OpenTelemetry's protocol.
///
/// Source: <https://opentelemetry.io/docs/specs/otel/protocol/file-exporter/>. A 64-bit integer is
/// a string, as in the JSON format of Protocol Buffers.
struct OTLPText {
  /// The maximum number of points in a line, so that no reader meets a line of many megabytes.
  static let maximumPointsPerLine = 256
  /// The value `AGGREGATION_TEMPORALITY_CUMULATIVE`.
  private static let cumulativeTemporality = JSONTree.integer(2)

  let toolAndMoment: MetricsToolAndMoment

  func text(of families: [MetricFamily]) -> String {
    families.flatMap(metrics).map { metricsData($0).text(style: .compact) + "\n" }.joined()
  }

  /// Returns the family as one or more metrics, each with at most ``maximumPointsPerLine`` points;
  /// none for a family without points.
  private func metrics(of family: MetricFamily) -> [JSONTree] {
    switch family.points {
    case .counter(let points):
      metricsInChunks(
        of: family,
        "sum",
        points.map(point),
        [
          .init(key: "aggregationTemporality", value: Self.cumulativeTemporality),
          .init(key: "isMonotonic", value: .bool(true)),
        ]
      )
    case .gauge(let points):
      metricsInChunks(of: family, "gauge", points.map(point), [])
    case .histogram(let points):
      metricsInChunks(
        of: family,
        "histogram",
        points.map(point),
        [
          .init(key: "aggregationTemporality", value: Self.cumulativeTemporality)
        ]
      )
    }
  }

  private func metricsInChunks(
    of family: MetricFamily,
    _ type: String,
    _ points: [JSONTree],
    _ members: [JSONTree.Member]
  ) -> [JSONTree] {
    stride(from: 0, to: points.count, by: Self.maximumPointsPerLine).map { start in
      let part = points[start..<min(start + Self.maximumPointsPerLine, points.count)]
      let data = members + [.init(key: "dataPoints", value: .array(Array(part)))]
      return .object([
        .init(key: "name", value: .string("homebridge.\(family.name)")),
        .init(key: "description", value: .string(family.help)),
        .init(key: "unit", value: .string(family.unit.ucumCode)),
        .init(key: type, value: .object(data)),
      ])
    }
  }

  private func point(_ point: MetricPoint<Int>) -> JSONTree {
    .object(
      attributesAndTimes(of: point) + [
        .init(key: "asInt", value: Self.integerAsString(point.value))
      ]
    )
  }

  private func point(_ point: MetricPoint<MetricNumber>) -> JSONTree {
    let value: JSONTree.Member =
      switch point.value {
      case .integer(let number): .init(key: "asInt", value: Self.integerAsString(number))
      case .real(let number): .init(key: "asDouble", value: .double(number))
      }
    return .object(attributesAndTimes(of: point) + [value])
  }

  private func point(_ point: MetricPoint<MetricDistribution>) -> JSONTree {
    .object(
      attributesAndTimes(of: point) + [
        .init(key: "count", value: Self.integerAsString(point.value.valueCount)),
        .init(key: "sum", value: .double(point.value.sum)),
        .init(
          key: "bucketCounts",
          value: .array(point.value.bucketCounts.map(Self.integerAsString))
        ),
        .init(
          key: "explicitBounds",
          value: .array(point.value.bucketUpperBounds.map(JSONTree.double))
        ),
      ]
    )
  }

  /// Returns the attributes and the times of a point; a start that is not before the time of the
  /// report is left out.
  private func attributesAndTimes<Value>(of point: MetricPoint<Value>) -> [JSONTree.Member] {
    let start = point.countingStartUnixTime.map { $0 * 1_000_000_000 }
      .flatMap { $0 < reportUnixNanoseconds ? $0 : nil }
    let times = [("startTimeUnixNano", start), ("timeUnixNano", reportUnixNanoseconds)]
    let attributes = point.labels.map { Self.attribute($0.name, $0.value) }
    return [.init(key: "attributes", value: .array(attributes))]
      + times.compactMap { name, time in
        time.map { .init(key: name, value: Self.integerAsString($0)) }
      }
  }

  private var reportUnixNanoseconds: Int { toolAndMoment.momentNanosecondsSince1970 }

  private func metricsData(_ metric: JSONTree) -> JSONTree {
    let attributes = [
      Self.attribute("service.name", toolAndMoment.toolName),
      Self.attribute("service.version", toolAndMoment.toolVersion),
    ]
    return .object([
      "resourceMetrics": .array([
        .object([
          "resource": .object(["attributes": .array(attributes)]),
          "scopeMetrics": .array([
            .object([
              "scope": .object(["name": .string("homebridge")]),
              "metrics": .array([metric]),
            ])
          ]),
        ])
      ])
    ])
  }

  private static func attribute(_ name: String, _ value: String) -> JSONTree {
    .object(["key": .string(name), "value": .object(["stringValue": .string(value)])])
  }

  private static func integerAsString(_ value: Int) -> JSONTree { .string("\(value)") }
}
