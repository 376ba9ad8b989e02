/// The ways in which a migrated content can go wrong, each with a number that stays.
///
/// A ``MigrationSuite`` finds those of one content's two sides: 1 to 12, 14, 16 to 18, 20. The others are a
/// screen's, a stack's and a flag file's.
public enum FailureClass: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is compared: what was to be tested has no record, or is not what it is taken for.
  case untested = 0
  /// A value differs after mapping.
  case value = 1
  /// Emissions differ in order or count: the initial one is missing, one is lost, or there are more.
  case emissions = 2
  /// A side effect is done twice: a request, an event of analytics, a cache write.
  case effects = 3
  /// The output fails or completes, where the other side goes on.
  case ending = 4
  /// Something is shown off the main thread.
  case thread = 5
  /// Something is shown in the next turn instead of now.
  case turn = 6
  /// The old value is read while the new one is announced.
  case staleRead = 7
  /// A nested change does not reach its observer.
  case nestedChange = 8
  /// Equal values are published again, or a feedback loop never rests.
  case repetition = 9
  /// An update is lost between two observations.
  case lostUpdate = 10
  /// A subscription outlives its screen, or dies before it.
  case lifetime = 11
  /// A flag is flipped mid-session: what is shown is torn, duplicated or empty.
  case flip = 12
  /// Identity is lost on a move or a change of side.
  case identity = 13
  /// State leaks from one content or document to the next through reuse.
  case reuse = 14
  /// The order of blocks, or which are visible, empty and hidden, differs.
  case arrangement = 15
  /// An impression is counted never, or more than once.
  case impressions = 16
  /// Handlers or subscriptions are leaked.
  case leak = 17
  /// A side overruns its budget, or never emits.
  case budget = 18
  /// Users are dealt to stages in another way than before.
  case bucketing = 19
  /// A handler listens to the handler of another kind, whose registration does not declare it.
  case feeding = 20

  /// The classes from the one that says most of a fault to the one that says least: a wrong value follows from
  /// most of the others, and an overrun budget from many.
  static let fromMostSpecific: [FailureClass] = [
    .lostUpdate, .staleRead, .nestedChange, .reuse, .flip, .leak, .lifetime, .thread, .ending,
    .repetition, .impressions, .identity, .bucketing, .arrangement, .emissions, .turn, .effects,
    .budget, .value, .feeding, .untested,
  ]
}
