public import Parity

/// What the sides that are not shown may cost, and how they are watched.
public struct CandidateSettings: Sendable {
  /// How much of the main queue's time they may take.
  public var budget: CandidateBudget
  /// Which responses they get at all.
  public var sampling: CandidateSampling
  /// Whoever marks their first runs on disk, so that a crash is found at the next launch.
  public var probation: CandidateProbation?
  /// Whether it is measured how long both sides take.
  public var measuresTime: Bool
  /// Whether all kinds are compared as `ParityRules.strict()` says, whatever their own rules.
  public var isStrict: Bool
  /// Called once for each two kinds whose handlers listen to one another undeclared; `nil` where nothing
  /// looks for them.
  public var onUndeclaredFeed: (@MainActor @Sendable (UndeclaredFeed) -> Void)?
  /// Hashes the responses that are compared, so that evidence can count different ones.
  ///
  /// With `nil` nothing is hashed, and no content is advised to advance.
  public var responseHasher: ResponseHasher?

  /// Whether all work of the handlers runs on the environment's virtual time, so that a handler without
  /// scheduled work shows nothing more.
  package var isTimeVirtual = false

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - budget: How much of the main queue's time they may take.
  ///   - sampling: Which responses they get at all.
  ///   - probation: Whoever marks their first runs on disk.
  ///   - measuresTime: Whether it is measured how long both sides take: two looks at the clock more for
  ///     each side of a response that is compared, and one for each value that a handler shows.
  ///   - isStrict: Whether all kinds are compared as `ParityRules.strict()` says.
  ///   - onUndeclaredFeed: Called once for each two kinds whose handlers listen to one another undeclared. To
  ///     find them, the handlers' pipelines are recorded, at about twice the time of an event. By default a
  ///     debug build of this package writes to standard error, and a release build does not record.
  ///   - responseHasher: Hashes responses, to count distinct ones. A response is hashed where it is compared, after it was
  ///     shown. One that was delivered without its JSON is hashed by what it encodes, if it is `Encodable`,
  ///     and is not known otherwise.
  public init(
    budget: CandidateBudget = CandidateBudget(),
    sampling: CandidateSampling = .all,
    probation: CandidateProbation? = nil,
    measuresTime: Bool = false,
    isStrict: Bool = false,
    onUndeclaredFeed: (@MainActor @Sendable (UndeclaredFeed) -> Void)? = Self.reportInDebugBuilds,
    responseHasher: ResponseHasher? = nil
  ) {
    self.budget = budget
    self.sampling = sampling
    self.probation = probation
    self.measuresTime = measuresTime
    self.isStrict = isStrict
    self.onUndeclaredFeed = onUndeclaredFeed
    self.responseHasher = responseHasher
  }

  /// The default of ``onUndeclaredFeed``: writes to standard error in a debug build, `nil` in a release build.
  public static var reportInDebugBuilds: (@MainActor @Sendable (UndeclaredFeed) -> Void)? {
    #if DEBUG
    FeedWatch.reportToStandardError
    #else
    nil
    #endif
  }

  /// Everything runs and is compared in one turn, and nothing is watched: for tools and tests.
  public static let unlimited = CandidateSettings(
    budget: .unlimited,
    onUndeclaredFeed: nil
  )
}
