package import ScreenDocument
package import StrictJSON

/// The description of a handler's output that is not an `Observable` of LegacyRx: its type's name,
/// and the texts by which tools report that they cannot inspect it.
package struct ForeignStreamDescription: Hashable, Sendable {
  /// The name of the node for such outputs in a wiring graph.
  package static let nodeName = "streams of other libraries: not recorded"
  /// The code of ``diagnostic``.
  package static let diagnosticCode = "foreignStreams"

  /// The kind of the handler.
  package let kind: ContentKind
  /// The name of the output's type without its generic parameters, such as `CallbackSource`.
  package let streamTypeName: String

  /// A text that says why tools inspect the output only in part.
  ///
  /// It names the output's type, and says that a run on virtual time does not await the values that
  /// the other library sends on its own threads.
  package var inspectionLimitation: String {
    "its output is a \(streamTypeName), a stream of another library. Virtual time moves only the schedulers of the "
      + "handler's environment: a value that the library sends on its own threads is not awaited."
  }

  /// A warning that names the kind, and says that tools inspect its output only in part.
  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning,
      code: Self.diagnosticCode,
      message:
        "Tools inspect the handler of '\(kind)' only in part: \(inspectionLimitation) Pipelines of such streams are "
        + "not in the wiring graph, and feeds through them are not found. Send its values on the "
        + "environment's schedulers."
    )
  }
}
