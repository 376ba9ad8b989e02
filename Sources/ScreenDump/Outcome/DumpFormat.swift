/// How a result may be written.
public enum DumpFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for a reader at a terminal.
  case text
  /// JSON by the contract of the command.
  case json
  /// One page that needs nothing but itself.
  case html
  /// A graph in Graphviz's language.
  case dot
  /// A graph as a flowchart of Mermaid.
  case mermaid

  /// Whether the format has a place for what was wrong, given that JSON has one.
  var holdsDiagnostics: Bool { self == .json || self == .html }
}
