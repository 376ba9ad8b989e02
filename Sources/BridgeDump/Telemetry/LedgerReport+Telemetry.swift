import ScreenDump

extension LedgerReport {
  /// Returns the evidence as an HTML page, or as metrics in Prometheus's, OpenMetrics' or
  /// OpenTelemetry's format; `nil` for every other format.
  func document(in format: DumpFormat) -> String? {
    switch format {
    case .html: page.text
    case .prometheus: PrometheusText.text(of: metrics)
    case .openmetrics: OpenMetricsText.text(of: metrics)
    case .otlp: OTLPText(toolAndMoment: toolAndMoment).text(of: metrics)
    default: nil
    }
  }

  private var metrics: [MetricFamily] { LedgerMetrics(report: self).families }
}
