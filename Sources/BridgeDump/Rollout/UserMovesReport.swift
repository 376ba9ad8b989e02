import Bridge
import FeatureFlags
import JSONLogic
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The numbers of users by their results (``FlagAssignment``) in an old and in a new file of flags.
struct UserMovesReport: DumpReport {
  /// The number of users whose assignment is `from` in the old file and `to` in the new file; both
  /// are equal for users who stay.
  struct Transition {
    let from: FlagAssignment
    let to: FlagAssignment
    let userCount: Int

    var isBackwards: Bool { from.hasLaterStage(than: to) }
    var becomesError: Bool { from.becomesError(at: to) }
    var isErrorInBoth: Bool { from.isErrorOfFlag && to.isErrorOfFlag }
  }

  struct Flag {
    let key: String
    let transitions: [Transition]

    /// Returns the number of users whose transition satisfies a condition.
    func userCount(where isCounted: (Transition) -> Bool) -> Int {
      transitions.reduce(0) { $0 + (isCounted($1) ? $1.userCount : 0) }
    }

    /// The number of users for whom the new file changes something
    /// (``FlagAssignment/isChangeForUser(to:)``).
    var movedUserCount: Int { userCount { $0.from.isChangeForUser(to: $0.to) } }
    /// The number of users who get an earlier stage.
    var backwardsUserCount: Int { userCount(where: \.isBackwards) }
    /// The number of users who get an error in the new file, and had none in the old one; that the
    /// old file has no such flag is no error.
    var newErrorUserCount: Int { userCount(where: \.becomesError) }
    /// The number of users for whom the flag results in an error in both files.
    var errorInBothUserCount: Int { userCount(where: \.isErrorInBoth) }
  }

  let userCount: Int
  /// The generations of `fractional` in the first file and in the second.
  let fractionalGenerations: (old: FractionalGeneration, new: FractionalGeneration)
  let flags: [Flag]
  let diagnostics: [SourcedDiagnostic]
  let verdictRule: FlagsVerdictRule

  @MainActor
  init(
    _ users: SyntheticUsers,
    _ keys: [String],
    from old: FlagSet,
    to new: FlagSet,
    _ notes: [SourcedDiagnostic],
    _ verdictRule: FlagsVerdictRule
  ) {
    userCount = users.count
    self.verdictRule = verdictRule
    fractionalGenerations = (old.fractional, new.fractional)
    diagnostics = notes
    flags = zip(keys, users.userCountsByAssignments(of: keys, in: [old, new])).map { key, counts in
      let transitions = counts.map {
        Transition(from: $0.assignments[0], to: $0.assignments[1], userCount: $0.count)
      }
      return Flag(
        key: key,
        transitions: transitions.sorted { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
      )
    }
  }

  /// Whether, with the new file, any user gets an earlier stage, or an error where the old file
  /// gave none.
  var foundDifference: Bool { verdict == .difference }
  var status: DumpStatus { verdictRule.status(verdict) }

  var verdict: CheckVerdict {
    let worse = flags.count { $0.backwardsUserCount + $0.newErrorUserCount > 0 }
    return verdictRule.verdict(flagCount: flags.count, differenceCount: worse)
  }

  /// The transitions in the JSON format of `flags OLD NEW --users`; a member without a value is `null`.
  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "users": .integer(userCount),
      "verdict": .string(verdict.rawValue),
      "moved": .integer(flags.reduce(0) { $0 + $1.movedUserCount }),
      "backwards": .integer(flags.reduce(0) { $0 + $1.backwardsUserCount }),
      "becameError": .integer(flags.reduce(0) { $0 + $1.newErrorUserCount }),
      "flags": .array(
        flags.map { flag in
          .object([
            "key": .string(flag.key),
            "moved": .integer(flag.movedUserCount),
            "backwards": .integer(flag.backwardsUserCount),
            "becameError": .integer(flag.newErrorUserCount),
            "moves": .array(flag.transitions.map(Self.json)),
          ])
        }
      ),
    ])
  }

  private static func json(_ transition: Transition) -> JSONTree {
    .object([
      "from": json(transition.from),
      "to": json(transition.to),
      "users": .integer(transition.userCount),
      "isBackwards": .bool(transition.isBackwards),
      "becomesError": .bool(transition.becomesError),
    ])
  }

  private static func json(_ assignment: FlagAssignment) -> JSONTree {
    .object([
      "variant": .string(assignment.variant),
      "stage": .string(assignment.stage?.rawValue),
      "value": assignment.valueNamingNoStage ?? .null,
      "errorCode": .string(assignment.errorCode?.rawValue),
    ])
  }
}
