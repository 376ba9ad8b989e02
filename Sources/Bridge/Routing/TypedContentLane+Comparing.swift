import UIStateLayer

extension TypedContentLane {
  func judged(
    _ candidate: Candidate<Response, Output>,
    _ legacy: LegacySide<Response, Output>?,
    _ slot: UIStateSlot<Output>?
  ) -> ParityVerdict {
    if case .failed(let message)? = candidate.legacySide?.ending {
      return ParityVerdict(outcome: .candidateError, message: message)
    }
    return judge.verdict(
      legacy: slot == nil ? legacy?.output : candidate.output,
      state: slot?.value ?? candidate.output,
      others: sides.streams?.differences ?? []
    )
  }

  func result(_ outcome: ComparisonOutcome) -> ComparisonResult {
    ComparisonResult(id: plan.id, kind: plan.kind, outcome: outcome)
  }

  func result(_ verdict: ParityVerdict) -> ComparisonResult {
    ComparisonResult(
      id: plan.id,
      kind: plan.kind,
      outcome: verdict.outcome,
      differences: verdict.differences,
      ignoredCount: verdict.ignoredCount,
      message: verdict.message
    )
  }
}
