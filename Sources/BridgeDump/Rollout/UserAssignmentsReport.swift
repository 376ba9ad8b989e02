import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The number of users for each result (``FlagAssignment``) of each flag.
struct UserAssignmentsReport: DumpReport {
  /// A result that a user gets, or that the rule allocates to some share of users.
  struct AssignmentCount {
    let assignment: FlagAssignment
    let userCount: Int
    /// The share of users that the flag's rule allocates to this assignment, from 0 to 1; `nil` if
    /// it is unknown: the rule reads the user id for more than choosing a bucket, or the rule
    /// fails.
    let expectedShare: Double?
  }

  struct Flag {
    let key: String
    let assignments: [AssignmentCount]
  }

  let userCount: Int
  let flags: [Flag]
  let diagnostics: [SourcedDiagnostic]
  private let verdictRule: FlagsVerdictRule

  @MainActor
  init(
    _ users: SyntheticUsers,
    _ keys: [String],
    in set: FlagSet,
    _ notes: [SourcedDiagnostic],
    _ verdictRule: FlagsVerdictRule
  ) {
    userCount = users.count
    self.verdictRule = verdictRule
    diagnostics = notes
    let counts = users.userCountsByAssignments(of: keys, in: [set])
    flags = zip(keys, counts).map { key, counts in
      let expectedShares = users.expectedShareByAssignment(of: key, in: set)
      var userCounts: [FlagAssignment: Int] = [:]
      for (assignments, count) in counts { userCounts[assignments[0], default: 0] += count }
      let allAssignments = Set(userCounts.keys).union(
        expectedShares.map { $0.filter { $0.value > 0 }.keys.map(\.self) } ?? []
      )
      return Flag(
        key: key,
        assignments: allAssignments.sorted().map { assignment in
          AssignmentCount(
            assignment: assignment,
            userCount: userCounts[assignment] ?? 0,
            expectedShare: expectedShares.map { $0[assignment] ?? 0 }
          )
        }
      )
    }
  }

  var status: DumpStatus { verdictRule.status(verdict) }
  private var verdict: CheckVerdict { verdictRule.verdict(flagCount: flags.count) }

  /// The counts in the JSON format of `flags --users`; a member without a value is `null`.
  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "users": .integer(userCount),
      "verdict": .string(verdict.rawValue),
      "flags": .array(
        flags.map { flag in
          .object(["key": .string(flag.key), "landings": .array(flag.assignments.map(json))])
        }
      ),
    ])
  }

  private func json(_ one: AssignmentCount) -> JSONTree {
    let share = Double(one.userCount) / Double(userCount)
    return .object([
      "variant": .string(one.assignment.variant),
      "stage": .string(one.assignment.stage?.rawValue),
      "value": one.assignment.valueNamingNoStage ?? .null,
      "errorCode": .string(one.assignment.errorCode?.rawValue),
      "users": .integer(one.userCount),
      "share": .roundedShare(share),
      "expectedShare": one.expectedShare.map(JSONTree.roundedShare) ?? .null,
      "deviation": one.expectedShare.map { .roundedShare(share - $0) } ?? .null,
    ])
  }

  /// Returns the number of users, and a table with a line for each assignment of each flag.
  ///
  /// On a terminal that is too narrow, the deviations are left out, then the expected shares, then
  /// the variants' names. If the file has no flags, the text is one line that says this.
  func text(_ style: TextStyle) -> String {
    if let text = verdictRule.reportIfFileHasNoFlags(verdict, style) { return text }
    var table = TextTable()
    for flag in flags {
      for (index, one) in flag.assignments.enumerated() {
        table.append(Self.row(index == 0 ? flag.key : "", one, of: userCount))
      }
    }
    return style.painted(userCount.counted("user"), .bold) + "\n"
      + table.text(indentation: 2, style, leavingOut: [6, 5, 2])
  }

  private static func row(_ key: String, _ one: AssignmentCount, of users: Int) -> [TextCell] {
    let share = Double(one.userCount) / Double(users)
    let name = one.assignment.text
    let variant = one.assignment.variant ?? "–"
    let expected = one.expectedShare.map { "expected \($0.percentText)" } ?? ""
    let deviation = one.expectedShare.map { share - $0 }
    return [
      TextCell(key, .bold),
      TextCell(name, one.assignment.errorCode == nil ? .plain : .red),
      TextCell(variant == name ? "" : variant),
      TextCell(one.userCount.grouped, isRightAligned: true),
      TextCell(share.percentText, isRightAligned: true),
      TextCell(expected, .dim),
      TextCell(deviation.map { ($0 < 0 ? "" : "+") + $0.percentText } ?? "", .dim),
      // The last column of a table is never left out.
      TextCell(""),
    ]
  }
}
