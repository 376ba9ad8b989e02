/// The format in which a command writes its result.
public enum DumpFormat: String, Hashable, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// JSON whose members the command defines.
  case json
  /// One self-contained HTML page.
  case html
  /// A graph in Graphviz's language.
  case dot
  /// A graph as a Mermaid flowchart.
  case mermaid
  /// JSON lines, most of which the command writes while it reads its input.
  case ndjson
  /// Metrics in Prometheus's text format 0.0.4.
  case prometheus
  /// Metrics in the text format of OpenMetrics 1.0.
  case openmetrics
  /// Metrics of OpenTelemetry's protocol, as lines of JSON.
  case otlp

  /// Whether a document in this format can contain the diagnostics: `true` for JSON and HTML.
  ///
  /// A document contains them only if the report's ``DumpReport/jsonHoldsDiagnostics`` is `true`
  /// too, which the caller checks.
  var canContainDiagnostics: Bool { self == .json || self == .html }
}
