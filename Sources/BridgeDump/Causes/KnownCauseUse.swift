import Foundation
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// A cause that the file of `--known` accepts, and the number of responses of a run that show it.
struct KnownCauseUse {
  /// Whether the acceptance of the cause has expired and, if not, whether the cause occurred.
  enum UseState: String {
    /// The acceptance has not expired, and responses show the cause: their differences are ignored.
    case used
    /// The last day of the acceptance has passed: differences with this cause, if there are any,
    /// are mismatches again.
    case expired
    /// The acceptance has not expired, and no response shows the cause.
    case unused
  }

  let cause: KnownCause
  let state: UseState
  /// The number of responses that show the cause.
  let responseCount: Int

  /// Returns the use of each known cause, in the file's order; without a file, nothing.
  ///
  /// - Parameters:
  ///   - known: The causes of the file of `--known`; `nil` without it.
  ///   - responseCountOfCauseIndex: The number of responses that show a cause, for the cause's
  ///     index in the file.
  ///   - moment: The time that decides which acceptances have expired.
  /// - Returns: The uses.
  static func uses(
    of known: KnownCauses?,
    responseCountOfCauseIndex: [Int: Int],
    at moment: Date
  ) -> [Self] {
    guard let known else { return [] }
    return known.causes.enumerated().map { index, cause in
      let count = responseCountOfCauseIndex[index, default: 0]
      let state: UseState = cause.hasExpired(at: moment) ? .expired : count > 0 ? .used : .unused
      return KnownCauseUse(cause: cause, state: state, responseCount: count)
    }
  }

  var json: JSONTree {
    .object([
      "kind": .string(cause.target.kind.rawValue),
      "path": .string(cause.target.path.description),
      "aspect": .string(cause.target.aspect?.rawValue),
      "condition": cause.condition?.json ?? .null,
      "reason": .string(cause.reason),
      "owner": .string(cause.owner),
      "expires": .string(cause.expiry),
      "state": .string(state.rawValue),
      "responses": .integer(responseCount),
    ])
  }
}

extension [KnownCauseUse] {
  /// Returns three lines for each known cause: the cause, its state, and its owner and reason.
  ///
  /// - Parameters:
  ///   - style: The colours.
  ///   - unused: The words for a cause that no response of the run shows.
  /// - Returns: The lines.
  func text(_ style: TextStyle, unused: String = "no longer occurs; remove it") -> String {
    map { use in
      let count = use.responseCount.counted("response")
      let what: String =
        switch use.state {
        case .used: "\(count) ignored until \(use.cause.expiry)"
        case .expired:
          "expired on \(use.cause.expiry); \(count) "
            + (use.responseCount == 1
              ? "differs and is no longer ignored" : "differ and are no longer ignored")
        case .unused: unused
        }
      let sign = use.state == .used ? style.painted("–", .dim) : style.painted("!", .yellow)
      let owner = "\(use.cause.owner): \(use.cause.reason)".terminalSafe
      return "\(sign) known: \("\(use.cause)".terminalSafe)\n    \(what)\n"
        + style.painted("    \(owner)", .dim) + "\n"
    }
    .joined()
  }
}
