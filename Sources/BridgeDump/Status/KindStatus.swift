import Bridge
import Parity
import ScreenDocument

/// The status of one kind: its stage, evidence and next step.
struct KindStatus {
  let kind: ContentKind
  let sides: ContentSides
  /// Whether the legacy handler has an output to compare; `true` for a kind without a handler.
  let isObservable: Bool
  /// The stage of the flag now; `off` for a kind without a route, `complete` for one without a
  /// handler.
  let stage: Stage
  /// The key of the kind's flag.
  let flag: String
  /// The number of contents on the screens.
  let contents: Int
  /// The evidence of the newest version; `nil` if no ledger has the kind.
  let evidence: Evidence?
  /// The variation of recorded responses; `nil` if no journal or file of coverage has the kind.
  let coverage: KindVariation?
  /// The legacy code; `nil` if no content of the kind is on the screens.
  let oldCode: OldCode?
  /// The smallest known response on which the sides differ; `nil` if none is known.
  let failure: FailingResponse?
  /// The id of the kind's first comparison on the page; `nil` if there is none.
  let comparison: ContentID?

  /// The advice of the evidence; without evidence, the advice for the sides that the kind has.
  var advice: EvidenceAdvice {
    evidence?.advice ?? EvidenceAdvice(AdviceFacts(sides: sides))
  }

  /// The next step: to correct the state side if a failing response is known and the evidence proves nothing.
  var next: NextStep {
    let step = evidence?.nextStep(on: stage) ?? NextStep(advice, on: stage)
    return failure == nil || isProved ? step : step.withKnownFailure
  }

  /// Whether the state side differs too often and the flag is not on `off`.
  var mustGoBack: Bool { advice == .rollBack && stage != .off }

  /// Whether the kind has no legacy side, or one that can be deleted.
  var isDone: Bool { next == .done || next == .delete }

  /// Whether the kind can take a proved step today: to the next stage, or out of the code.
  var canMove: Bool {
    switch next {
    case .turn: advice == .advance || advice == .delete
    case .delete: true
    default: false
    }
  }

  /// Whether the state side has an observed fault.
  var isRed: Bool {
    switch next {
    case .rollBack, .fix, .investigate: true
    default: false
    }
  }
}
