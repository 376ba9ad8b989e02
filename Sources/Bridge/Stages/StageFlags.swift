public import FeatureFlags
public import Foundation
public import JSONLogic
import Parity
public import ScreenDocument

/// Which stage each kind is on, from layers of which the highest that has something to say decides.
///
/// | layer      | who speaks                                                                  |
/// | ---------- | --------------------------------------------------------------------------- |
/// | `trip`     | comparing, where it went wrong too often: the kind is `off`                 |
/// | `override` | a person: an option, the environment, a debug menu                         |
/// | `remote`   | a team's remote configuration                                               |
/// | `file`     | a flag file that came with the app                                          |
/// | `default`  | no layer: the kind is `off`                                                 |
///
/// The flag of a kind is `content.<kind>`, unless its route names another. Its variant's value is a
/// stage's name, or a boolean: `false` is `off`, `true` is `live`. Whatever cannot be understood is
/// `off`, and says why; a remote configuration that does not know the flag, or has not come yet, leaves
/// the word to the file.
///
/// An app makes one and gives it to every screen's bridge. A screen asks once for each kind and stays
/// with the answer. Trips, overrides and flags that are switched off reach it all the same, at once;
/// what else changes is for the next screen.
@MainActor
public final class StageFlags {
  /// Whom and what flags are evaluated for; a change is for the next screen.
  public var context: EvaluationContext
  /// The stages set by hand; a change reaches screens at once.
  public var overrides: StageOverrides {
    didSet { if overrides != oldValue { tellSessions() } }
  }
  /// The kinds that were taken back; a change reaches screens at once.
  ///
  /// A kind has one trip here, the last. Those of its other versions hold as well where these come back,
  /// until the kind is removed.
  public var trips: [ContentKind: StageTrip] {
    didSet { if trips != oldValue { tripsChanged(from: oldValue) } }
  }
  /// The trips of kinds' other versions.
  private var otherTrips: [ContentKind: Set<StageTrip>] = [:]

  private let sources: [(layer: StageLayer, flags: any FeatureProvider)]
  private var observations: [FlagObservation] = []
  private var sessions: [WeakSession] = []

  private struct WeakSession {
    weak var session: StageSession?
  }

  /// Layers flags.
  ///
  /// - Parameters:
  ///   - remote: A team's remote configuration.
  ///   - file: A flag file that came with the app.
  ///   - overrides: Stages set by hand.
  ///   - trips: The kinds that were taken back before, from where they were kept.
  ///   - context: Whom and what flags are evaluated for.
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
    let inbox = MainInbox<Set<String>> { [weak self] keys, _ in self?.flagsChanged(keys) }
    observations = sources.compactMap { $0.flags.observeChanges(inbox.send) }
  }

  /// The key of a kind's flag, where its route names no other.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `content.<kind>`.
  public nonisolated static func key(of kind: ContentKind) -> String { keyPrefix + kind.rawValue }

  /// The kind whose flag has a key, where its route names no other; `nil` for a key of another form.
  package nonisolated static func kind(of key: String) -> ContentKind? {
    guard key.hasPrefix(keyPrefix) else { return nil }
    return ContentKind(String(key.dropFirst(keyPrefix.count)))
  }

  private nonisolated static let keyPrefix = "content."

  /// The stage of a kind, as a screen that begins now would have it.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flag: The key of its flag; `nil` for `content.<kind>`.
  ///   - now: The moment, which rules see as `$flagd.timestamp`.
  /// - Returns: The stage, and how it came about.
  public func decision(
    for kind: ContentKind,
    flag: String? = nil,
    at now: Date
  ) -> StageDecision {
    let flags = flagDecision(flag ?? Self.key(of: kind), in: context, at: now)
    return decision(for: kind, over: flags, appVersion: context.appVersion)
  }

  /// Whether stages depend on whom they are asked for, or when, and not on what was set by hand alone.
  var dependsOnContext: Bool { !sources.isEmpty || !trips.isEmpty }

  /// What flags alone say.
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

  /// What trips and overrides make of what flags say.
  func decision(
    for kind: ContentKind,
    over flags: StageDecision,
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

  /// Takes kinds back that were taken back before; of several trips of a kind the last one counts.
  ///
  /// A trip belongs to a kind, and to versions of its flag and of the app. Which flag that is does not
  /// matter: a flag that gets another name and keeps its version keeps its trips.
  func restore(_ kept: [(kind: ContentKind, trip: StageTrip)]) {
    var restored = trips
    for (kind, trip) in kept where trip.holds(appVersion: context.appVersion) {
      otherTrips[kind, default: []].insert(trip)
      if trips[kind] == nil { restored[kind] = trip }
    }
    trips = restored
    tellSessions()
  }

  private func trip(
    of kind: ContentKind,
    flagVersion: String?,
    appVersion: String?
  ) -> StageTrip? {
    guard let last = trips[kind] else { return nil }
    if last.holds(flagVersion: flagVersion, appVersion: appVersion) { return last }
    return otherTrips[kind]?.first {
      $0.holds(flagVersion: flagVersion, appVersion: appVersion)
    }
  }

  private func tripsChanged(from old: [ContentKind: StageTrip]) {
    for (kind, trip) in old {
      if trips[kind] == nil {
        otherTrips[kind] = nil
      } else if trips[kind] != trip {
        otherTrips[kind, default: []].insert(trip)
      }
    }
    tellSessions()
  }

  /// Notifies a screen of flips for as long as it lives.
  func add(_ session: StageSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
  }

  private func tellSessions() {
    for session in sessions.compactMap(\.session) { session.layersChanged() }
  }

  private func flagsChanged(_ keys: Set<String>) {
    for session in sessions.compactMap(\.session) { session.flagsChanged(keys) }
  }
}
