/// The ways in which a migrated content can fail, each with a stable number.
///
/// A ``MigrationSuite`` finds what was not tested, 0, and the failures of one content's sides: 1 to
/// 12, 14, 16 to 18, 20. The others concern a screen, a stack or a flag file.
public enum FailureClass: Int, Hashable, Sendable, CaseIterable {
  /// Something was not tested, such as a kind without a record, or a record that does not decode.
  case untested = 0
  /// A value differs after mapping.
  case value = 1
  /// Emissions differ in order or number: one is missing or additional, or two are exchanged.
  case emissions = 2
  /// An effect, such as a request or an analytics event, occurs twice, or on one side alone.
  case effects = 3
  /// The output fails or completes, but the other side's does not.
  case ending = 4
  /// A value is shown off the main thread.
  case thread = 5
  /// A value is shown in a later turn instead of the current one.
  case turn = 6
  /// An observer reads the old value while it is notified of the new one.
  case staleRead = 7
  /// A nested change does not reach its observer.
  case lostNestedValueChange = 8
  /// Equal values are published again, or a feedback loop never ends.
  case repeatedValues = 9
  /// An update is lost between two observations.
  case lostUpdate = 10
  /// A subscription outlives its screen, or ends before it.
  case lifetime = 11
  /// A flag flips during a session, and the content is mixed, duplicated or empty.
  case flip = 12
  /// A content loses its identity when it moves or when the other side shows it.
  case identity = 13
  /// Reuse leaks state from one content or document to the next.
  case reuse = 14
  /// The order of blocks differs, or which of them are visible, empty or hidden.
  case arrangement = 15
  /// An impression is not counted, or counted more than once.
  case impressions = 16
  /// Handlers or subscriptions are leaked.
  case leak = 17
  /// A side, also the legacy one, exceeds its time budget, never emits, or fails while it is
  /// compared.
  case budget = 18
  /// The assignment of users to stages differs from the earlier one.
  case bucketing = 19
  /// A handler listens to the handler of another kind, whose registration does not declare it.
  case undeclaredFeed = 20

  /// The classes, the most specific first.
  ///
  /// The value and budget classes come late: most other failures also cause a wrong value, and many
  /// also exceed the budget.
  static let mostSpecificFirst: [FailureClass] = [
    .lostUpdate, .staleRead, .lostNestedValueChange, .reuse, .flip, .leak, .lifetime, .thread,
    .ending,
    .repeatedValues, .impressions, .identity, .bucketing, .arrangement, .emissions, .turn, .effects,
    .budget, .value, .undeclaredFeed, .untested,
  ]
}
