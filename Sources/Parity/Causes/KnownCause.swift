public import Foundation
import StrictJSON

/// A cause of differences that a team has accepted.
public struct KnownCause: Hashable, Sendable {
  /// The kind, place and aspect in which the sides differ.
  public let target: CauseTarget
  /// The condition on the response; `nil` for every response.
  public let condition: CauseCondition?
  /// The reason why the differences are accepted.
  public let reason: String
  /// The person or team that is responsible for the decision.
  public let owner: String
  let lastDay: UTCDay

  /// The last day, in UTC, on which the differences are accepted, as `2026-12-31`.
  public var expiry: String { lastDay.text }

  /// Returns whether the differences are not accepted any more.
  ///
  /// - Parameter moment: The moment of the run that compares, not that of a recorded response.
  /// - Returns: Whether the last day is over in UTC.
  public func hasExpired(at moment: Date) -> Bool { UTCDay(moment) > lastDay }
}

extension KnownCause: CustomStringConvertible {
  /// The kind, the place and the condition.
  public var description: String {
    let place = target.path == .root ? "the whole value" : target.path.description
    return "\(target.kind) \(place)" + (condition.map { " where \($0)" } ?? "")
  }
}
