public import FeatureFlags
public import Foundation
public import JSONLogic
import Parity
public import ScreenDocument

/// The stages of all kinds of an app: the highest layer that has a value for a kind decides its
/// stage.
///
/// | layer      | set by                                                                      |
/// | ---------- | --------------------------------------------------------------------------- |
/// | `trip`     | too many failed comparisons, or a crash: the kind is `off`                  |
/// | `override` | a person: an option, the environment, a debug menu                         |
/// | `remote`   | a team's remote configuration                                               |
/// | `file`     | a flag file that is bundled with the app                                    |
/// | `default`  | no layer: the kind is `off`                                                 |
///
/// The flag of a kind is `content.<kind>`, unless its route names another. The value of its variant
/// is a stage's name (also `dualwrite` for `off`, and `rampdown` for `complete`), or a boolean:
/// `false` is `off`, `true` is `live`. An invalid value gives `off`, with a diagnostic; a disabled
/// flag gives `off`. If a remote configuration does not know the flag or is not loaded yet, the
/// file decides.
///
/// An app creates one object and passes it to every screen's bridge. A screen asks once for each
/// kind and keeps the decision. Three changes still apply to the screen at once: a change of
/// ``trips``, a change of ``overrides``, and a flag that is disabled in its remote configuration or
/// file. All other changes apply to the next screen.
@MainActor
public final class StageFlags {
  /// The user and the attributes that flags are evaluated for; a change applies to the next screen.
  public var context: EvaluationContext
  /// The stages set by hand; a change applies to existing screens at once.
  public var overrides: StageOverrides {
    didSet { if overrides != oldValue { applyTripsAndOverridesToSessions() } }
  }
  /// The last trip of each kind that has tripped; a change applies to existing screens at once.
  ///
  /// A trip applies only to its own versions of the flag and of the app. Earlier trips of a kind,
  /// for other versions, are kept and apply again if those versions return. Removing a kind from
  /// the dictionary removes all its trips.
  public var trips: [ContentKind: StageTrip] {
    didSet { if trips != oldValue { updateAfterTripsChange(from: oldValue) } }
  }
  /// The earlier trips of each kind, which apply again if their versions of the flag and of the app
  /// return.
  private var earlierTrips: [ContentKind: Set<StageTrip>] = [:]

  private let sources: [(layer: StageLayer, flags: any FeatureProvider)]
  private var flagChangeObservations: [FlagObservation] = []
  private var reporter: FlagEvaluationReporter?
  private var sessions: [WeakSession] = []

  private struct WeakSession {
    weak var session: StageSession?
  }

  /// Creates the stages of an app from layers.
  ///
  /// - Parameters:
  ///   - remote: A team's remote configuration.
  ///   - file: A flag file that is bundled with the app.
  ///   - overrides: Stages set by hand.
  ///   - trips: The trips of earlier launches.
  ///   - context: The user and the attributes that flags are evaluated for.
  public init(
    remote: (any FeatureProvider)? = nil,
    file: (any FeatureProvider)? = nil,
    overrides: StageOverrides = StageOverrides(),
    trips: [ContentKind: StageTrip] = [:],
    context: EvaluationContext = EvaluationContext()
  ) {
    self.overrides = overrides
    self.trips = trips
    self.context = context
    sources = [(.remote, remote), (.file, file)].compactMap { layer, flags in
      flags.map { (layer, $0) }
    }
    let inbox = MainInbox<Set<String>> { [weak self] keys, _ in
      self?.turnOffDisabledFlagsOfSessions(among: keys)
    }
    flagChangeObservations = sources.compactMap { $0.flags.observeChanges(inbox.send) }
  }

  /// Returns the default key of a kind's flag, `content.<kind>`.
  public nonisolated static func defaultKey(of kind: ContentKind) -> String {
    keyPrefix + kind.rawValue
  }

  /// Returns the kind for a flag key of the form `content.<kind>`; `nil` for a key of another form.
  package nonisolated static func kind(ofDefaultKey key: String) -> ContentKind? {
    guard key.hasPrefix(keyPrefix) else { return nil }
    return ContentKind(String(key.dropFirst(keyPrefix.count)))
  }

  private nonisolated static let keyPrefix = "content."

  /// Returns the stage that a new screen would use for a kind with both sides: trips, overrides and
  /// flags decide, and the result is not restricted to the sides that the kind has.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flag: The key of its flag; `nil` for `content.<kind>`.
  ///   - now: The time, which rules read as `$flagd.timestamp`.
  /// - Returns: The stage, and the reason for it.
  public func decision(
    for kind: ContentKind,
    flag: String? = nil,
    at now: Date
  ) -> StageDecision {
    let flags = flagDecision(flag ?? Self.defaultKey(of: kind), in: context, at: now)
    return applyingTripsAndOverrides(for: kind, to: flags, appVersion: context.appVersion)
  }

  /// Reports the evaluation of a kind's flag to a sink whenever a screen decides the kind's stage,
  /// from now on.
  ///
  /// A screen decides once for each kind. The sink is called in a later turn of the main queue, so
  /// that no screen waits for it. A flip of a screen that is shown is not reported. The provider's
  /// name is that of the ``StageLayer`` that decided.
  ///
  /// - Parameters:
  ///   - sink: The sink, which is kept; replaces the sink of an earlier call.
  ///   - includesTargetingKey: Whether events have the context's targeting key, which can identify
  ///     a user, and the messages of errors, which can quote the context.
  public func reportEvaluations(
    to sink: any FlagEvaluationSink,
    includingTargetingKey includesTargetingKey: Bool = false
  ) {
    reporter = FlagEvaluationReporter(sink, includesTargetingKey: includesTargetingKey)
  }

  /// Passes a decision that a screen keeps to the reporter; does nothing before
  /// ``reportEvaluations(to:includingTargetingKey:)`` was called.
  func reportIfRequested(
    _ decision: StageDecision,
    in context: EvaluationContext,
    at moment: @autoclosure () -> Date
  ) {
    reporter?.report(decision, in: context, at: moment())
  }

  /// Whether a stage can depend on the evaluation context or on the time: true if there are flags
  /// or trips, false if only overrides decide.
  var decisionsDependOnContextOrTime: Bool { !sources.isEmpty || !trips.isEmpty }

  /// Returns the decision of the flags, without trips and overrides.
  ///
  /// A layer whose provider does not know the flag, or is not ready, is passed over; if none is
  /// left, the decision is `off` on the layer `default`.
  func flagDecision(
    _ key: String,
    in context: EvaluationContext,
    at now: Date
  ) -> StageDecision {
    var evaluation: ResolutionDetails?
    for source in sources {
      let found = source.flags.evaluate(key, in: context, at: now)
      switch found.errorCode {
      case .flagNotFound?, .providerNotReady?: evaluation = found
      default: return StageDecision(found, of: source.flags, on: source.layer)
      }
    }
    return StageDecision(
      stage: .off,
      key: key,
      layer: .default,
      evaluation: evaluation,
      explanation: evaluation == nil ? "no flags" : "no flag"
    )
  }

  /// Returns the decision of a kind's trip, or else of its override, or else of its flag.
  func applyingTripsAndOverrides(
    for kind: ContentKind,
    to flags: StageDecision,
    appVersion: String?
  ) -> StageDecision {
    let override = overrides[kind]
    if let trip = trip(of: kind, flagVersion: flags.evaluation?.version, appVersion: appVersion) {
      return StageDecision(
        stage: .off,
        key: flags.key,
        layer: .trip,
        evaluation: flags.evaluation,
        explanation: "tripped: \(trip.explanation)"
      )
    }
    guard let override else { return flags }
    return StageDecision(
      stage: override,
      key: flags.key,
      layer: .override,
      explanation: "override"
    )
  }

  /// Adds the trips of earlier launches that belong to the current version of the app.
  ///
  /// All of them are kept, and apply whenever their flag version is current. If ``trips`` has no
  /// trip of a kind, the kind's last trip is also put there. A trip belongs to a kind, and to
  /// versions of its flag and of the app. The flag's key does not matter: a renamed flag that keeps
  /// its version keeps its trips.
  func restoreTrips(_ kept: [(kind: ContentKind, trip: StageTrip)]) {
    var restored = trips
    for (kind, trip) in kept where trip.applies(toAppVersion: context.appVersion) {
      earlierTrips[kind, default: []].insert(trip)
      if trips[kind] == nil { restored[kind] = trip }
    }
    trips = restored
    applyTripsAndOverridesToSessions()
  }

  private func trip(
    of kind: ContentKind,
    flagVersion: String?,
    appVersion: String?
  ) -> StageTrip? {
    guard let last = trips[kind] else { return nil }
    if last.applies(toFlagVersion: flagVersion, appVersion: appVersion) { return last }
    return earlierTrips[kind]?.first {
      $0.applies(toFlagVersion: flagVersion, appVersion: appVersion)
    }
  }

  private func updateAfterTripsChange(from old: [ContentKind: StageTrip]) {
    for (kind, trip) in old {
      if trips[kind] == nil {
        earlierTrips[kind] = nil
      } else if trips[kind] != trip {
        earlierTrips[kind, default: []].insert(trip)
      }
    }
    applyTripsAndOverridesToSessions()
  }

  /// Adds a screen's session, which is notified of changes as long as it exists.
  func add(_ session: StageSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
  }

  private func applyTripsAndOverridesToSessions() {
    for session in sessions.compactMap(\.session) { session.applyTripsAndOverrides() }
  }

  private func turnOffDisabledFlagsOfSessions(among keys: Set<String>) {
    for session in sessions.compactMap(\.session) { session.turnOffDisabledFlags(among: keys) }
  }
}
