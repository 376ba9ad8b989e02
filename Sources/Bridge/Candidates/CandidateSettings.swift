public import Parity

/// The limits of running candidates, and what is measured and reported about them.
public struct CandidateSettings: Sendable {
  /// The time that candidates may use on the main queue.
  public var budget: CandidateBudget
  /// The responses that candidates receive.
  public var sampling: CandidateSampling
  /// The marks on disk by which the next launch finds a candidate that crashed the app; `nil` if no
  /// marks are written.
  public var probation: CandidateProbation?
  /// Whether the latency of both sides is measured.
  public var measuresLatency: Bool
  /// Whether all kinds are compared by `ParityRules.strict()` instead of their own rules.
  public var isStrict: Bool
  /// Called on the main actor, once for each undeclared feed that a bridge finds between its
  /// handlers; with `nil` the bridge does not search for undeclared feeds.
  public var onUndeclaredFeed: (@MainActor @Sendable (UndeclaredFeed) -> Void)?
  /// The hasher of compared responses; evidence counts distinct responses by their hashes.
  ///
  /// With `nil` nothing is hashed, and the ledger never advises to advance a kind.
  public var responseHasher: ResponseHasher?

  /// Whether all work of the handlers runs on the virtual time of the environment.
  ///
  /// If it does, a handler that has no scheduled work left emits nothing more.
  package var isTimeVirtual = false

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - budget: The time that candidates may use on the main queue.
  ///   - sampling: The responses that candidates receive.
  ///   - probation: The marks of the candidates' first runs on disk; `nil` to write no marks.
  ///   - measuresLatency: Whether the latency of both sides is measured. It costs two clock
  ///     readings for each side of a compared response, and one for each emission of a handler.
  ///   - isStrict: Whether all kinds are compared by `ParityRules.strict()`.
  ///   - onUndeclaredFeed: Called once for each undeclared feed that the bridge finds between its
  ///     handlers; `nil` to search for none. The search records the pipelines of the handlers,
  ///     which about doubles the time of an event. The default writes to standard error in a debug
  ///     build of this package, and is `nil` in a release build.
  ///   - responseHasher: Hashes responses, to count distinct responses; `nil` to count none. A
  ///     response is hashed when it is compared, after it was shown. The hash is that of its JSON.
  ///     A response that was delivered without JSON is hashed in its encoded form if it is
  ///     `Encodable`, and otherwise not at all.
  public init(
    budget: CandidateBudget = CandidateBudget(),
    sampling: CandidateSampling = .all,
    probation: CandidateProbation? = nil,
    measuresLatency: Bool = false,
    isStrict: Bool = false,
    onUndeclaredFeed: (@MainActor @Sendable (UndeclaredFeed) -> Void)? = Self.reportInDebugBuilds,
    responseHasher: ResponseHasher? = nil
  ) {
    self.budget = budget
    self.sampling = sampling
    self.probation = probation
    self.measuresLatency = measuresLatency
    self.isStrict = isStrict
    self.onUndeclaredFeed = onUndeclaredFeed
    self.responseHasher = responseHasher
  }

  /// The default of ``onUndeclaredFeed``: writes to standard error in a debug build, `nil` in a
  /// release build.
  public static var reportInDebugBuilds: (@MainActor @Sendable (UndeclaredFeed) -> Void)? {
    #if DEBUG
    UndeclaredFeedReporter.reportToStandardError
    #else
    nil
    #endif
  }

  /// No limits of time and of waiting contents, and no observers, for tools and tests.
  ///
  /// All candidates run and are compared in one turn. The settling time is the default.
  public static let unlimited = CandidateSettings(
    budget: .unlimited,
    onUndeclaredFeed: nil
  )
}
