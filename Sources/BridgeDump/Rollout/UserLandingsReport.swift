import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The number of users for each result (``FlagLanding``) of each flag.
struct UserLandingsReport: DumpReport {
  /// A result that a user gets, or that the rule allocates to some share of users.
  struct LandingCount {
    let landing: FlagLanding
    let userCount: Int
    /// The share of users that the flag's rule allocates to this landing, from 0 to 1; `nil` if it
    /// is unknown: the rule reads the user id for more than choosing a bucket, or the rule fails.
    let expectedShare: Double?
  }

  struct Flag {
    let key: String
    let landings: [LandingCount]
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
    let counts = users.userCountsByLandings(of: keys, in: [set])
    flags = zip(keys, counts).map { key, counts in
      let expected = users.expectedShareByLanding(of: key, in: set)
      var landed: [FlagLanding: Int] = [:]
      for (landings, count) in counts { landed[landings[0], default: 0] += count }
      let all = Set(landed.keys).union(
        expected.map { $0.filter { $0.value > 0 }.keys.map(\.self) } ?? []
      )
      return Flag(
        key: key,
        landings: all.sorted().map { landing in
          LandingCount(
            landing: landing,
            userCount: landed[landing] ?? 0,
            expectedShare: expected.map { $0[landing] ?? 0 }
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
          .object(["key": .string(flag.key), "landings": .array(flag.landings.map(json))])
        }
      ),
    ])
  }

  private func json(_ landing: LandingCount) -> JSONTree {
    let share = Double(landing.userCount) / Double(userCount)
    return .object([
      "variant": .string(landing.landing.variant),
      "stage": .string(landing.landing.stage?.rawValue),
      "value": landing.landing.valueNamingNoStage ?? .null,
      "errorCode": .string(landing.landing.errorCode?.rawValue),
      "users": .integer(landing.userCount),
      "share": .roundedShare(share),
      "expectedShare": landing.expectedShare.map(JSONTree.roundedShare) ?? .null,
      "deviation": landing.expectedShare.map { .roundedShare(share - $0) } ?? .null,
    ])
  }

  /// Returns the number of users, and a table with a line for each landing of each flag.
  ///
  /// If the file has no flags, the text is one line that says this.
  func text(_ style: TextStyle) -> String {
    if let text = verdictRule.reportIfFileHasNoFlags(verdict, style) { return text }
    var table = TextTable()
    for flag in flags {
      for (index, landing) in flag.landings.enumerated() {
        table.append(Self.row(index == 0 ? flag.key : "", landing, of: userCount))
      }
    }
    return style.painted(userCount.counted("user"), .bold) + "\n"
      + table.text(indentation: 2, style)
  }

  private static func row(_ key: String, _ landing: LandingCount, of users: Int) -> [TextCell] {
    let share = Double(landing.userCount) / Double(users)
    let name = landing.landing.text
    let variant = landing.landing.variant ?? "–"
    let expected = landing.expectedShare.map { "expected \($0.percentText)" } ?? ""
    let deviation = landing.expectedShare.map { share - $0 }
    return [
      TextCell(key, .bold),
      TextCell(name, landing.landing.errorCode == nil ? .plain : .red),
      TextCell(variant == name ? "" : variant),
      TextCell(landing.userCount.grouped, isRightAligned: true),
      TextCell(share.percentText, isRightAligned: true),
      TextCell(expected, .dim),
      TextCell(deviation.map { ($0 < 0 ? "" : "+") + $0.percentText } ?? "", .dim),
    ]
  }
}
