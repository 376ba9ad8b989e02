import Bridge
import Foundation
import Parity
public import ScreenDocument
public import StrictJSON
public import TopScreen

/// A finding of a migration suite: the failure, its content, its place and its response.
///
/// One fault is one issue, even if several responses and checks show it.
public struct MigrationIssue: Hashable, Sendable {
  /// The severity of an issue.
  public enum Severity: Hashable, Sendable {
    /// The records lack some classes of values at a path that influences what is shown.
    case warning
    /// A test failed, or something was not tested.
    case error
  }

  /// The severity of the issue.
  public let severity: Severity
  /// The class of the failure; the most specific one if the fault shows several; `untested` for a
  /// warning.
  public let failureClass: FailureClass
  /// The content's kind.
  public let kind: ContentKind
  /// The place of the first difference, as a JSON Pointer; the root if the failure concerns no
  /// place.
  ///
  /// For a record that does not decode, and for a warning, it is the place in the payload; for a
  /// step that is refused, it is the place in the recorded line.
  public let path: JSONPointer
  /// The failure in words; if values differ, with those of both sides.
  public let message: String
  /// The legacy side's value at the place, its effects, or words for how it emits; `nil` if the
  /// issue has none of these.
  ///
  /// If the state side depends on earlier documents, it is the state side's value without them.
  public let legacy: JSONTree?
  /// The state side's value at the place, its effects, or words for how it emits; `nil` if the
  /// issue has none of these.
  public let state: JSONTree?
  /// The payload of a response that shows the failure; `nil` if the failure concerns no response.
  public let response: JSONTree?
  /// The moment, time zone and locale in which the response was shown; `nil` if the failure
  /// concerns no response.
  public let responseContext: ViewDataContext?
  /// The seed of the search that generated the response; `nil` for a recorded one and without one.
  ///
  /// To repeat the response, call
  /// `issues(of: kind, recorded, generated: responseNumber, seed: seed)`, which generates
  /// `responseNumber` responses; this one is the last of them.
  public let seed: UInt64?
  /// The number of the generated response in its search, from 1; `nil` for a recorded one and
  /// without one.
  public let responseNumber: Int?
  /// The number of tested responses that show the failure; 0 if it concerns no response.
  ///
  /// Responses that were tested in one sequence count as one.
  public let responseCount: Int
  /// All places that differ, of which ``path`` is the first; only ``path`` if the failure is no
  /// difference.
  let places: [JSONPointer]

  /// Creates an error that a response shows, with a count of one response.
  init(
    _ failureClass: FailureClass,
    _ response: TestedResponse,
    at path: JSONPointer = .root,
    among places: [JSONPointer]? = nil,
    legacy: JSONTree? = nil,
    state: JSONTree? = nil,
    _ message: String
  ) {
    severity = .error
    self.failureClass = failureClass
    kind = response.data.kind
    self.path = path
    self.message = message
    self.legacy = legacy
    self.state = state
    self.response = response.data.payload.tree
    responseContext = response.context
    seed = response.origin.seed
    responseNumber = response.origin.numberInSearch
    responseCount = 1
    self.places = places ?? [path]
  }

  /// Creates an issue of a kind that is not tested.
  init(untested kind: ContentKind, _ message: String) {
    self.init(.error, kind, at: .root, message)
  }

  /// Creates a warning that no record has reached some cells at a path that influences what is
  /// shown.
  init(uncovered cells: [CoverageCell], of kind: ContentKind, at path: JSONPointer) {
    self.init(.warning, kind, at: path, cells.map(\.displayName).joined(separator: ", "))
  }

  private init(_ severity: Severity, _ kind: ContentKind, at path: JSONPointer, _ message: String) {
    self.severity = severity
    failureClass = .untested
    self.kind = kind
    self.path = path
    self.message = message
    legacy = nil
    state = nil
    response = nil
    responseContext = nil
    seed = nil
    responseNumber = nil
    responseCount = 0
    places = [path]
  }

  /// Returns the issue with a text after its message, and with another ``responseCount``.
  func appendingToMessage(
    _ note: String,
    replacingResponseCount responseCount: Int
  ) -> MigrationIssue {
    MigrationIssue(self, message: message + note, responseCount: responseCount)
  }

  private init(_ issue: MigrationIssue, message: String, responseCount: Int) {
    severity = issue.severity
    failureClass = issue.failureClass
    kind = issue.kind
    path = issue.path
    self.message = message
    legacy = issue.legacy
    state = issue.state
    response = issue.response
    responseContext = issue.responseContext
    seed = issue.seed
    responseNumber = issue.responseNumber
    self.responseCount = responseCount
    places = issue.places
  }
}

extension MigrationIssue: CustomStringConvertible {
  /// The issue in one line, or in three if it concerns a response.
  ///
  /// The first line has the class, the kind, the place and the message; the second line has the
  /// response's origin and context, and ``responseCount`` if it is above 1; the third line has the
  /// response, cut after 600 characters.
  public var description: String {
    let place = path == .root ? "" : " at \(path)"
    let name =
      switch (severity, failureClass) {
      case (.warning, _): "warning: never recorded"
      case (.error, .untested): "untested"
      case (.error, let failureClass): "class \(failureClass.rawValue) \(failureClass)"
      }
    return
      (["\(name): '\(kind)'\(place): \(message)"]
      + [originAndContextText, shortenedResponseText].compactMap(\.self))
      .joined(separator: "\n  ")
  }

  private var originAndContextText: String? {
    guard let context = responseContext else { return nil }
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: context.timeZone)
    let now = style.format(context.now)
    let count = responseCount > 1 ? "\(responseCount) responses, the first " : ""
    return "\(count)\(originText), shown at \(now) in "
      + "\(context.timeZone.identifier), \(context.locale.identifier)"
  }

  private var originText: String {
    guard let seed, let number = responseNumber else { return "recorded" }
    return "generated as number \(number) with seed \(seed)"
  }

  private var shortenedResponseText: String? {
    guard let text = response?.text(style: .compact) else { return nil }
    return text.count > Self.maximumResponseTextLength
      ? text.prefix(Self.maximumResponseTextLength) + "…" : text
  }

  private static var maximumResponseTextLength: Int { 600 }
}
