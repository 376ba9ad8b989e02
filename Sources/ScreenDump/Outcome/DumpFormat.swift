/// The format of a result.
public enum DumpFormat: String, Hashable, Sendable, CaseIterable {
  /// Text for a terminal.
  case text
  /// JSON in the format of the command.
  case json
  /// One self-contained page.
  case html
  /// A graph in Graphviz's language.
  case dot
  /// A graph as a Mermaid flowchart.
  case mermaid

  /// Whether the format can contain diagnostics, if the report's JSON does.
  var holdsDiagnostics: Bool { self == .json || self == .html }
}
