import Basics
import Bridge
import FeatureFlags
import ScreenDump

extension FlagsCommand {
  /// Counts generated users by the variant that they get or, for two files, by their move between
  /// variants.
  func userCountsByVariantOrMove(
    of users: SyntheticUsers,
    _ request: DumpRequest
  ) throws(DumpFailure) -> DumpResult {
    let arguments = request.arguments
    for option in [Self.expectedType, Self.defaultValue] where arguments.has(option) {
      throw DumpFailure(
        "the option '--\(option.name)' evaluates one user, '--users' counts many; leave out one of them"
      )
    }
    var sets: [FlagSet] = []
    var notes: [SourcedDiagnostic] = []
    let roles: [ScreenRoleInCommand] = arguments.operands.count == 1 ? [.only] : [.old, .new]
    for (path, role) in zip(arguments.operands, roles) {
      let set = try FlagSet(readingFile: path, for: request, as: role)
      sets.append(set)
      let found = flagFileDiagnostics(
        of: set,
        in: users.firstUser,
        for: arguments.value(of: Self.key)
      )
      let known = Set(notes)
      notes += found.located(in: path).filter { !known.contains($0) }
    }
    let knownKeys = Set(sets.flatMap(\.keys)).sorted()
    let keys = try Self.selectedFlagKeys(arguments, among: knownKeys)
    let verdictRule = makeVerdictRule(arguments)
    guard let old = sets.first, let new = sets.last, sets.count > 1 else {
      return DumpResult(UserAssignmentsReport(users, keys, in: sets[0], notes, verdictRule))
    }
    return DumpResult(UserMovesReport(users, keys, from: old, to: new, notes, verdictRule))
  }

  /// Returns the key of `--key`, or all keys without the option; none if the files have no flags.
  ///
  /// - Throws: A message if the files have flags, and none with that key: nothing would be checked.
  private static func selectedFlagKeys(
    _ arguments: DumpArguments,
    among known: [String]
  ) throws(DumpFailure) -> [String] {
    guard !known.isEmpty, let key = arguments.value(of: Self.key) else { return known }
    guard known.contains(key) else {
      let advice = key.nearest(in: known).map { "did you mean '\($0)'?" } ?? "correct the key"
      throw DumpFailure(
        "the option '--key': no flag has the key '\(URLRedaction.withoutSecrets(key))'; \(advice)"
      )
    }
    return [key]
  }
}
