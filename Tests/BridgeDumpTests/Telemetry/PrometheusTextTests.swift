import Foundation
import ScreenDump
import TestSupport
import Testing

@testable import BridgeDump

@MainActor
@Suite struct PrometheusTextTests {
  @Test func `prints a header and the samples of each metric`() {
    let labels = [MetricLabel("kind", "price"), MetricLabel("side", "state")]
    let distribution = MetricDistribution(
      bucketUpperBounds: [0.5, 2],
      bucketCounts: [3, 0, 1],
      sum: 4.25
    )
    let families = [
      MetricFamily(
        name: "checks",
        unit: .count(of: "check"),
        help: "Checks.",
        points: .counter([MetricPoint(labels: labels, value: 7)])
      ),
      MetricFamily(
        name: "level",
        unit: .none,
        help: "A level.",
        points: .gauge([
          MetricPoint(labels: labels, value: .real(-0.5)),
          MetricPoint(labels: [], value: .integer(3)),
        ])
      ),
      MetricFamily(name: "absent", unit: .none, help: "Nothing.", points: .gauge([])),
      MetricFamily(
        name: "time",
        unit: .seconds,
        help: "Times.",
        points: .histogram([MetricPoint(labels: labels, value: distribution)])
      ),
    ]
    #expect(
      PrometheusText.text(of: families) == """
        # HELP homebridge_checks_total Checks.
        # TYPE homebridge_checks_total counter
        homebridge_checks_total{kind="price",side="state"} 7
        # HELP homebridge_level A level.
        # TYPE homebridge_level gauge
        homebridge_level{kind="price",side="state"} -0.5
        homebridge_level 3
        # HELP homebridge_time_seconds Times.
        # TYPE homebridge_time_seconds histogram
        homebridge_time_seconds_bucket{kind="price",side="state",le="0.5"} 3
        homebridge_time_seconds_bucket{kind="price",side="state",le="2.0"} 3
        homebridge_time_seconds_bucket{kind="price",side="state",le="+Inf"} 4
        homebridge_time_seconds_sum{kind="price",side="state"} 4.25
        homebridge_time_seconds_count{kind="price",side="state"} 4

        """
    )
    #expect(
      OpenMetricsText.text(of: families) == """
        # TYPE homebridge_checks counter
        # HELP homebridge_checks Checks.
        homebridge_checks_total{kind="price",side="state"} 7
        # TYPE homebridge_level gauge
        # HELP homebridge_level A level.
        homebridge_level{kind="price",side="state"} -0.5
        homebridge_level 3
        # TYPE homebridge_time_seconds histogram
        # UNIT homebridge_time_seconds seconds
        # HELP homebridge_time_seconds Times.
        homebridge_time_seconds_bucket{kind="price",side="state",le="0.5"} 3
        homebridge_time_seconds_bucket{kind="price",side="state",le="2.0"} 3
        homebridge_time_seconds_bucket{kind="price",side="state",le="+Inf"} 4
        homebridge_time_seconds_sum{kind="price",side="state"} 4.25
        homebridge_time_seconds_count{kind="price",side="state"} 4
        # EOF

        """
    )
  }

  @Test func `escapes labels and explanations`() {
    let family = MetricFamily(
      name: "a",
      unit: .none,
      help: "a \"b\" \\ c\nd",
      points: .gauge([
        MetricPoint(labels: [MetricLabel("kind", "a\\n\"\n\r\u{0}🏠")], value: .integer(1))
      ])
    )
    let sample = #"homebridge_a{kind="a\\n\"\n"# + "\r\u{0}🏠\"} 1\n"
    #expect(
      PrometheusText.text(of: [family])
        == #"# HELP homebridge_a a "b" \\ c\nd"# + "\n# TYPE homebridge_a gauge\n" + sample
    )
    #expect(
      OpenMetricsText.text(of: [family])
        == "# TYPE homebridge_a gauge\n" + #"# HELP homebridge_a a \"b\" \\ c\nd"# + "\n" + sample
        + "# EOF\n"
    )
  }
}
