import ScreenDocument
public import TopScreen
import UIStateLayer

extension MigrationSuite {
  /// Tests a kind with actions of the user that a function generates.
  ///
  /// For each generated response there is one sequence of up to 12 steps: actions, refreshes and
  /// flips with pauses before them, all repeated by the seed of the issue. Without generated
  /// responses there is one sequence, for the first record. Each sequence runs twice, once begun on
  /// `shadow` and once on `live`; after a flip to `off` or `complete`, nothing is compared. A later
  /// call for the same kind replaces an earlier one.
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
  ///   - examples: The actions, from which sequences are generated; if empty, the sequences have no
  ///     actions.
  /// - Returns: The suite with the actions.
  public func acting<Response, Output, Action>(
    on key: InteractiveContentKey<Response, Output, Action>,
    examples: [Action]
  ) -> Self {
    acting(on: key) { _, random in examples.randomElement(using: &random) }
  }
}
