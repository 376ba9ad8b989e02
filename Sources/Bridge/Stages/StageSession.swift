import FeatureFlags
import Foundation
import JSONLogic
import ScreenDocument

/// The stages of one screen, each decided at the first request and then kept.
///
/// The first decision fixes the evaluation context and the time of all decisions.
@MainActor
final class StageSession {
  /// The decisions of one kind, which the screen keeps.
  private struct KindDecisions {
    /// The decision of the flags at the first request; it is replaced if the flag is disabled
    /// later.
    var flagDecision: StageDecision
    /// The decision of all layers, trips and overrides included.
    var decisionOfAllLayers: StageDecision
    /// The decision of all layers, restricted to a stage that the kind's sides allow; `nil` until
    /// it is requested.
    var restrictedDecision: StageDecision?
  }

  /// Called with the kinds whose decisions of trip, override or flag have changed; the stage itself
  /// may be the same.
  var onDecisionChange: (Set<ContentKind>) -> Void = { _ in }

  private let stages: StageFlags
  private var clock: LegacyClock
  /// The evaluation context and the time of the first decision, which all decisions use; `nil`
  /// before the first one.
  private var firstContextAndTime: (context: EvaluationContext, now: Date)?
  private var pinnedDecisions: [ContentKind: KindDecisions] = [:]

  init(_ stages: StageFlags, clock: LegacyClock) {
    self.stages = stages
    self.clock = clock
    stages.add(self)
  }

  /// Whether a screen of another user, or at another time, can have other stages: true if there are
  /// flags or trips.
  var decisionsDependOnContextOrTime: Bool { stages.decisionsDependOnContextOrTime }

  /// Discards all decisions, as for a new screen.
  func startOver(clock: LegacyClock) {
    self.clock = clock
    firstContextAndTime = nil
    pinnedDecisions = [:]
  }

  /// The kinds with a decision, sorted.
  var decidedKinds: [ContentKind] { pinnedDecisions.keys.sorted() }

  /// The decisions so far, sorted by kind.
  var decisions: [StageDecision] {
    pinnedDecisions.sorted { $0.key < $1.key }.map {
      $0.value.restrictedDecision ?? $0.value.decisionOfAllLayers
    }
  }

  /// Returns the stage of a kind; decides it at the first call, and returns the same decision until
  /// the kind flips.
  ///
  /// Only trips, overrides and a disabled flag make it flip.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - flag: The key of its flag; `nil` for the default flag, `content.<kind>`. Only the first
  ///     call for the kind uses it.
  ///   - restrict: Restricts a decision to a stage that the kind's sides allow; called at the first
  ///     call, and at the first call after a flip.
  /// - Returns: The restricted decision.
  func pinnedDecision(
    for kind: ContentKind,
    flagUnlessDefault flag: String?,
    restrictedBy restrict: (inout StageDecision) -> Void
  ) -> StageDecision {
    if let restricted = pinnedDecisions[kind]?.restrictedDecision { return restricted }
    var decision =
      pinnedDecisions[kind]?.decisionOfAllLayers ?? makeAndPinDecision(for: kind, flag: flag)
    restrict(&decision)
    pinnedDecisions[kind]?.restrictedDecision = decision
    return decision
  }

  /// Discards the restricted decisions of kinds that flip; the next request for a kind restricts
  /// its decision again.
  func discardRestrictedDecisions(of kinds: Set<ContentKind>) {
    for kind in kinds { pinnedDecisions[kind]?.restrictedDecision = nil }
  }

  private func makeAndPinDecision(for kind: ContentKind, flag: String?) -> StageDecision {
    let (context, now) = firstContextAndTime ?? (stages.context, clock.now)
    firstContextAndTime = (context, now)
    let flags = stages.flagDecision(flag ?? StageFlags.defaultKey(of: kind), in: context, at: now)
    let decision = stages.applyingTripsAndOverrides(
      for: kind,
      to: flags,
      appVersion: context.appVersion
    )
    pinnedDecisions[kind] = KindDecisions(flagDecision: flags, decisionOfAllLayers: decision)
    stages.reportIfRequested(decision, in: context, at: clock.now)
    return decision
  }

  /// Returns the version of a kind's flag, even if another layer decided; `nil` before the kind's
  /// first decision, if no flag was evaluated, or if the flag has no version.
  func flagVersion(of kind: ContentKind) -> String? {
    pinnedDecisions[kind]?.flagDecision.evaluation?.version
  }

  /// Applies the current trips and overrides to every kind with a decision.
  func applyTripsAndOverrides() {
    updatePinnedDecisions { _ in }
  }

  /// Evaluates the flags with these keys again, and applies the result of those that are disabled
  /// now; the others keep their decisions.
  func turnOffDisabledFlags(among keys: Set<String>) {
    guard let (context, now) = firstContextAndTime else { return }
    updatePinnedDecisions { pin in
      guard keys.contains(pin.flagDecision.key),
        pin.flagDecision.evaluation?.reason != .disabled
      else {
        return
      }
      let flags = stages.flagDecision(pin.flagDecision.key, in: context, at: now)
      if flags.evaluation?.reason == .disabled { pin.flagDecision = flags }
    }
  }

  private func updatePinnedDecisions(_ change: (inout KindDecisions) -> Void) {
    var changed: Set<ContentKind> = []
    for (kind, var pin) in pinnedDecisions {
      change(&pin)
      pin.decisionOfAllLayers = stages.applyingTripsAndOverrides(
        for: kind,
        to: pin.flagDecision,
        appVersion: firstContextAndTime?.context.appVersion
      )
      if pin.decisionOfAllLayers != pinnedDecisions[kind]?.decisionOfAllLayers {
        changed.insert(kind)
      }
      pinnedDecisions[kind] = pin
    }
    if !changed.isEmpty { onDecisionChange(changed) }
  }
}
