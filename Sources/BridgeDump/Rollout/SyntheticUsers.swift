import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import ScreenDocument
import ScreenDump

/// Generated users, `user-1` and so on, that differ only in their id.
struct SyntheticUsers {
  static let option = DumpOption(
    "users",
    placeholder: "N",
    help: "Count the variants of N generated users: user-1, user-2 …"
  )
  private static let maximumCount = 10_000_000
  /// The number of users that are counted between two updates of the progress.
  private static let usersBetweenProgressMessages = 1_024

  let count: Int
  private let contextWithoutUser: EvaluationContext
  private let now: Date
  private let stageFlagChecker: StageFlagChecker
  private let progress: DumpProgress

  /// Reads `--users`; `nil` if the option is not given.
  ///
  /// - Parameters:
  ///   - request: The command's arguments.
  ///   - flagKeys: Returns the key of each kind's flag; called only if the option is given.
  /// - Throws: A failure for an invalid number, for `--user` beside it, and for an invalid
  ///   attribute or moment.
  @MainActor
  init?(
    _ request: DumpRequest,
    flagKeys: () -> [ContentKind: String]
  ) throws(DumpFailure) {
    guard let text = request.arguments.value(of: Self.option) else { return nil }
    guard let count = Int(text), 1...Self.maximumCount ~= count else {
      throw DumpFailure(
        "the option '--users' expects a number from 1 to \(Self.maximumCount), not '\(text)'; "
          + "write 100000"
      )
    }
    if request.arguments.has(.user) {
      throw DumpFailure(
        "the option '--user' names one user, '--users' generates many; leave out one of them"
      )
    }
    self.count = count
    contextWithoutUser = try request.evaluationContext()
    now = try request.moment()
    stageFlagChecker = StageFlagChecker(flagKeys())
    progress = request.progress
  }

  /// Evaluates flags for every user, and counts the users by their results (``FlagAssignment``).
  ///
  /// - Returns: For each key, in the order of `keys`, the combinations of assignments that occur,
  ///   and the number of users with each. A combination has one assignment for each set of flags,
  ///   in the order of `sets`.
  @MainActor
  func userCountsByAssignments(
    of keys: [String],
    in sets: [FlagSet]
  ) -> [[(assignments: [FlagAssignment], count: Int)]] {
    var counts = [[(assignments: [FlagAssignment], count: Int)]](repeating: [], count: keys.count)
    var user = contextWithoutUser
    let targeted = keys.map { key in sets.contains { $0.isTargeted(key) } }
    let areStageFlags = keys.map { stageFlagChecker.isStageFlag($0) }
    for (index, key) in keys.enumerated() where !targeted[index] {
      let assignments = sets.map {
        assignment(key, isStageFlag: areStageFlags[index], in: $0, user)
      }
      counts[index] = [(assignments, count)]
    }
    let rest = keys.indices.filter { targeted[$0] }
    guard !rest.isEmpty else { return counts }
    for number in 1...count {
      if number.isMultiple(of: Self.usersBetweenProgressMessages) {
        progress.show(number, of: count, "users")
      }
      user.targetingKey = "user-\(number)"
      for index in rest {
        let assignments = sets.map {
          assignment(keys[index], isStageFlag: areStageFlags[index], in: $0, user)
        }
        if let known = counts[index].firstIndex(where: { $0.assignments == assignments }) {
          counts[index][known].count += 1
        } else {
          counts[index].append((assignments, 1))
        }
      }
    }
    return counts
  }

  /// The evaluation context of the first user.
  var firstUser: EvaluationContext {
    var user = contextWithoutUser
    user.targetingKey = "user-1"
    return user
  }

  /// Returns the share of users, from 0 to 1, that a flag's rule allocates to each assignment;
  /// `nil` if the shares are unknown: the rule reads the user id for more than choosing a bucket,
  /// or the rule fails.
  func expectedShareByAssignment(of key: String, in set: FlagSet) -> [FlagAssignment: Double]? {
    let isStageFlag = stageFlagChecker.isStageFlag(key)
    return set.expectedShares(of: key, in: firstUser, at: now).map { shares in
      Dictionary(
        shares.map { (FlagAssignment($0.evaluation, isOfStageFlag: isStageFlag), $0.share) },
        uniquingKeysWith: +
      )
    }
  }

  private func assignment(
    _ key: String,
    isStageFlag: Bool,
    in set: FlagSet,
    _ user: EvaluationContext
  ) -> FlagAssignment {
    FlagAssignment(set.evaluate(key, in: user, at: now), isOfStageFlag: isStageFlag)
  }
}
