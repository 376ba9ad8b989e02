// Sinks that report to swift-log and swift-metrics, and so to swift-otel, as docs/telemetry.md shows them.

import Bridge
import FeatureFlags
import Foundation
import Parity
import ScreenDocument
import StrictJSON

/// Stands in for swift-log's `Logger`.
protocol EventLogger {
  func info(_ message: String, metadata: [String: String])
}

/// Stands in for swift-metrics' `Counter`.
protocol MetricCounter {
  func increment(by amount: Int)
}

// snippet.show
final class LoggingSink: FlagEvaluationSink {
  private let logger: any EventLogger

  init(_ logger: any EventLogger) {
    self.logger = logger
  }

  func record(_ event: FlagEvaluationEvent) {
    let metadata = event.attributes.mapValues { value in
      if case .string(let text) = value { text } else { value.text() }
    }
    logger.info(FlagEvaluationEvent.name, metadata: metadata)
  }
}

final class CountingSink: ParitySink {
  private let makeCounter: (_ label: String, [(String, String)]) -> any MetricCounter

  init(_ makeCounter: @escaping (_ label: String, [(String, String)]) -> any MetricCounter) {
    self.makeCounter = makeCounter
  }

  func record(_ result: Parity.ComparisonResult) {
    record(result, on: .unknown)
  }

  func record(_ result: Parity.ComparisonResult, on configuration: KindConfiguration) {
    let dimensions = [
      ("kind", result.kind.rawValue), ("flag_version", configuration.flagVersion),
      ("stage", configuration.stage?.rawValue ?? "unknown"), ("outcome", result.outcome.rawValue),
    ]
    makeCounter("homebridge_comparisons_total", dimensions).increment(by: 1)
  }
}
// snippet.end

/// Stands in for the service that swift-otel's `bootstrap` returns.
protocol TelemetryService {
  func run() async throws
}

/// Stands in for swift-otel, which becomes the backend of swift-log and swift-metrics.
enum OTel {
  struct Exporter: TelemetryService {
    func run() async throws {}
  }

  static func bootstrap() throws -> any TelemetryService { Exporter() }
}

// snippet.show
@MainActor
func reportToCollector(from stages: StageFlags, logger: any EventLogger) async throws {
  let telemetry = try OTel.bootstrap()
  stages.reportEvaluations(to: LoggingSink(logger))
  try await telemetry.run()
}
// snippet.end

final class RecordedLines: EventLogger, MetricCounter {
  var lines: [String] = []

  func info(_ message: String, metadata: [String: String]) {
    let pairs = metadata.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    lines.append(([message] + pairs).joined(separator: " "))
  }

  func increment(by amount: Int) {
    lines.append("+\(amount)")
  }
}

let recorded = RecordedLines()
let details = ResolutionDetails(
  key: "content.coupons",
  value: .string("live"),
  variant: "on",
  reason: .targetingMatch,
  version: "7"
)
LoggingSink(recorded).record(FlagEvaluationEvent(details, provider: "remote", at: Date()))
CountingSink { label, dimensions in
  recorded.lines.append(([label] + dimensions.map { "\($0.0)=\($0.1)" }).joined(separator: " "))
  return recorded
}
.record(
  Parity.ComparisonResult(id: "c", kind: "coupons", outcome: .matched),
  on: KindConfiguration(flagVersion: "7", stage: .shadow)
)
precondition(
  recorded.lines == [
    "feature_flag.evaluation feature_flag.key=content.coupons feature_flag.provider.name=remote "
      + "feature_flag.result.reason=targeting_match feature_flag.result.variant=on "
      + "feature_flag.version=7",
    "homebridge_comparisons_total kind=coupons flag_version=7 stage=shadow outcome=matched", "+1",
  ]
)
