import Bridge
import Foundation
public import ScreenDocument
public import StrictJSON
public import TopScreen

/// Something that a migration suite has found: what, in which content, where, and for which response.
///
/// One fault is one issue, however many responses and checks show it.
public struct MigrationIssue: Hashable, Sendable {
  /// What kind of failure it is; the most specific one of those that the fault shows.
  public let failureClass: FailureClass
  /// The content's kind.
  public let kind: ContentKind
  /// The place in the view data that differs, as a JSON Pointer; the root for what is no value.
  ///
  /// For a record that does not decode it is the place in its payload.
  public let path: JSONPointer
  /// What is wrong, with the values of both sides.
  public let message: String
  /// What the old side has at the place; `nil` if it has nothing, or the issue is none of values.
  public let legacy: JSONTree?
  /// What the new side has at the place; `nil` if it has nothing, or the issue is none of values.
  public let state: JSONTree?
  /// The first response that shows it; `nil` where no response is concerned.
  public let response: JSONTree?
  /// When and where the response was shown; `nil` where no response is concerned.
  public let context: RouteContext?
  /// The seed that repeats the response: `issues(of: kind, recorded, generated: 1, seed: seed)`; `nil` for a
  /// recorded one.
  public let seed: UInt64?
  /// How many responses show it.
  public let responseCount: Int
  /// All places that differ.
  let places: [JSONPointer]

  /// Creates an issue of a response.
  init(
    _ failureClass: FailureClass,
    _ response: TestedResponse,
    at path: JSONPointer = .root,
    among places: [JSONPointer]? = nil,
    legacy: JSONTree? = nil,
    state: JSONTree? = nil,
    _ message: String
  ) {
    self.failureClass = failureClass
    kind = response.data.kind
    self.path = path
    self.message = message
    self.legacy = legacy
    self.state = state
    self.response = response.data.payload.tree
    context = response.context
    seed = response.seed
    responseCount = 1
    self.places = places ?? [path]
  }

  /// Creates an issue of a kind that is not tested.
  init(untested kind: ContentKind, _ message: String) {
    failureClass = .untested
    self.kind = kind
    path = .root
    self.message = message
    legacy = nil
    state = nil
    response = nil
    context = nil
    seed = nil
    responseCount = 0
    places = [.root]
  }

  /// The issue with a sentence about what else it shows.
  func adding(_ note: String, responseCount: Int) -> MigrationIssue {
    MigrationIssue(self, message: message + note, responseCount: responseCount)
  }

  private init(_ issue: MigrationIssue, message: String, responseCount: Int) {
    failureClass = issue.failureClass
    kind = issue.kind
    path = issue.path
    self.message = message
    legacy = issue.legacy
    state = issue.state
    response = issue.response
    context = issue.context
    seed = issue.seed
    self.responseCount = responseCount
    places = issue.places
  }
}

extension MigrationIssue: CustomStringConvertible {
  /// One to three lines: the class, the content, the place and the message; how often, where and when; then
  /// the response, cut short.
  public var description: String {
    let place = path == .root ? "" : " at \(path)"
    let name =
      failureClass == .untested ? "untested" : "class \(failureClass.rawValue) \(failureClass)"
    return
      (["\(name): '\(kind)'\(place): \(message)"] + [origin, shownResponse].compactMap(\.self))
      .joined(separator: "\n  ")
  }

  private var origin: String? {
    guard let context else { return nil }
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: context.timeZone)
    let now = style.format(context.now)
    let count = responseCount > 1 ? "\(responseCount) responses, the first " : ""
    return "\(count)\(seed.map { "with seed \($0)" } ?? "recorded"), shown at \(now) in "
      + "\(context.timeZone.identifier), \(context.locale.identifier)"
  }

  private var shownResponse: String? {
    guard let text = response?.text(style: .compact) else { return nil }
    return text.count > Self.shownLength ? text.prefix(Self.shownLength) + "…" : text
  }

  private static var shownLength: Int { 600 }
}
