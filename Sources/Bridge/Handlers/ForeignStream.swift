package import ScreenDocument
package import StrictJSON

/// A handler's output that is no sequence of LegacyRx, and the texts in which tools report that they cannot
/// observe it.
package struct ForeignStream: Hashable, Sendable {
  /// The name of the node that stands for such streams in a wiring graph.
  package static let nodeName = "foreign streams: not visible"
  /// The code of ``diagnostic``.
  package static let code = "foreignStreams"

  /// The kind of the handler.
  package let kind: ContentKind
  /// The type of the handler's output, without its parameters: `CallbackSource`.
  package let source: String

  /// A sentence that names the output's type, and says which of its values virtual time cannot await.
  package var limit: String {
    "its output is a \(source), a stream of another library. Virtual time moves the schedulers of the "
      + "handler's environment alone: a value that the library sends on threads of its own is not awaited."
  }

  /// A warning that names the kind, and what tools cannot observe.
  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning,
      code: Self.code,
      message:
        "The handler of '\(kind)' is seen in part: \(limit) Pipelines of such streams are not in "
        + "the wiring graph, and feeds through them are not found."
    )
  }
}
