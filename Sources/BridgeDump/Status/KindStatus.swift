import Bridge
import Parity
import ScreenDocument

/// The status of one kind: its stage, evidence and next step.
struct KindStatus {
  let kind: ContentKind
  let sides: ContentSides
  /// Whether the legacy handler publishes its output, so that it can be compared; `true` for a kind
  /// without a legacy handler.
  let isLegacyOutputObservable: Bool
  /// The stage that flags and options give now; `off` for a kind without a route, `complete` for
  /// one without a handler.
  let stage: Stage
  /// The key of the kind's flag.
  let flagKey: String
  /// The number of contents of the kind on the screens, all screens together.
  let contentCountOnScreens: Int
  /// The newest evidence for the current version of the flag; `nil` if no ledger counts the kind.
  ///
  /// If there is no evidence for the current version, it is the newest evidence for any version.
  let newestEvidence: Evidence?
  /// The coverage of varied paths in the recorded responses; `nil` if no journal or file of coverage
  /// has the kind.
  let variedPathCoverage: VariedPathCoverage?
  /// The legacy code; `nil` if no content of the kind is on the screens.
  let legacyCode: LegacyCodeOfKind?
  /// The smallest known response on which the sides differ or the state side fails; `nil` if none
  /// is known.
  var smallestFailingResponse: FailingResponse?
  /// The advice of the evidence; without evidence, the advice for a kind that has these sides.
  var advice: EvidenceAdvice {
    newestEvidence?.advice ?? EvidenceAdvice(AdviceFacts(sides: sides))
  }

  /// The next step, which follows from the advice and the stage.
  ///
  /// If a failing response is known and the evidence does not prove that the sides agree,
  /// ``NextStep/givenDifferingResponse`` replaces this step.
  var nextStep: NextStep {
    let step = newestEvidence?.nextStep(on: stage) ?? NextStep(advice, on: stage)
    return smallestFailingResponse == nil || isAgreementProved ? step : step.givenDifferingResponse
  }

  /// Whether the advice is to roll back, and the stage is not yet `off`.
  var mustRollBack: Bool { advice == .rollBack && stage != .off }

  /// Whether the next step is nothing, because the kind has no legacy side, or to delete its legacy
  /// side.
  var isDoneOrDeletable: Bool { nextStep == .done || nextStep == .deleteLegacySide }

  /// Whether the next step is to delete the legacy code, or a proved move to another stage.
  ///
  /// A move is proved if the evidence proves that the sides agree.
  var isNextStepProved: Bool {
    switch nextStep {
    case .turn: isAgreementProved
    case .deleteLegacySide: true
    default: false
    }
  }

  /// Whether a fault of the state side was observed: the next step is to roll back, fix or
  /// investigate.
  var hasObservedFault: Bool {
    switch nextStep {
    case .rollBack, .fixStateSide, .investigate: true
    default: false
    }
  }
}
