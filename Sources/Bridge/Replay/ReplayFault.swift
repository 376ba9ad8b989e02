package import ScreenDocument
package import StrictJSON

/// The error of a response that could not be decoded, or of an action that could not be decoded or
/// was rejected.
package struct ReplayFault {
  /// The number of the step that has the response or the action; 0 for the line's own responses.
  package let step: Int
  /// The identity of the content.
  package let id: ContentID
  /// The kind of the response or the action.
  package let kind: ContentKind
  /// The error, and its place.
  package let diagnostic: Diagnostic
}
