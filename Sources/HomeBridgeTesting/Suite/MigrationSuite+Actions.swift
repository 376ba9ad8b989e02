import ScreenDocument
public import TopScreen
import UIStateLayer

extension MigrationSuite {
  /// Tests a kind with actions of the user that a function generates.
  ///
  /// For each generated response there is one sequence of up to 12 steps: actions, refreshes and
  /// flips with pauses before them, all repeated by the seed of the issue. Without generated
  /// responses there is one sequence, for the first record. Each sequence runs twice, once begun on
  /// `shadow` and once on `live`; after a flip to `off` or `complete`, nothing is compared. If no
  /// action of any sequence or recorded line is compared, that is an issue of the class
  /// ``FailureClass/untested``. A later call for the same kind replaces an earlier one.
  ///
  /// ```swift
  /// suite.acting(on: .poll) { shown, random in
  ///   .choose(Int.random(in: -1...shown.choices.count, using: &random))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - action: Generates an action for the shown view data; `nil` if the user can do nothing.
  /// - Returns: The suite with the actions.
  public func acting<Response, Output, Action>(
    on key: InteractiveContentKey<Response, Output, Action>,
    _ action: @escaping @Sendable (Output, inout SeededGenerator) -> Action?
  ) -> Self {
    var copy = self
    copy.userActionGenerators[key.kind] = UserActionGenerator { shown, random in
      guard let shown = shown.base as? Output else { return nil }
      return action(shown, &random).map { UserAction($0) }
    }
    return copy
  }

  /// Tests a kind with examples of the user's actions, in sequences like those of the other
  /// overload.
  ///
  /// - Parameters:
  ///   - key: The kind's contract.
  ///   - examples: The actions, from which sequences are generated; if empty, no action is tested,
  ///     which is an issue.
  /// - Returns: The suite with the actions.
  public func acting<Response, Output, Action>(
    on key: InteractiveContentKey<Response, Output, Action>,
    examples: [Action]
  ) -> Self {
    acting(on: key) { _, random in examples.randomElement(using: &random) }
  }

  /// Returns an issue for each of some kinds that has actions, none of which was compared.
  ///
  /// The sequences of the kinds must have run, and their lines must have been compared; the kinds
  /// must have no other issue. Excluded kinds and kinds with one side have no issue.
  func uncomparedActionIssues(
    of kinds: Set<ContentKind>,
    _ recorded: RecordedResponses,
    _ comparisons: ActionComparisons
  ) -> [MigrationIssue] {
    let kindsWithRecordedActions = Set(recorded.lines.flatMap(\.kindsWithActions))
    return self.kinds.compactMap { kind in
      guard kinds.contains(kind), untestedKinds[kind] == nil,
        userActionGenerators[kind] != nil || kindsWithRecordedActions.contains(kind),
        comparisons[kind].compared == 0
      else { return nil }
      return MigrationIssue(
        untested: kind,
        "the user acts on it, and no action was compared: " + Self.reason(comparisons[kind])
      )
    }
  }

  /// Returns the reason why no action of a kind was compared.
  private static func reason(_ counts: ActionComparisons.Counts) -> String {
    if counts.performed == 0 {
      return ".acting(on: …) generates none for the tested responses; correct its function or its "
        + "examples"
    }
    if counts.late > 0 {
      return "\(counts.late) of \(counts.performed) were skipped as late, because a side still had "
        + "scheduled work each time; end its timers sooner"
    }
    return "\(counts.performed) were performed, all on a stage that compares nothing, or overtaken "
      + "by the next step; record some with longer pauses"
  }
}
