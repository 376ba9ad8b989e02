import UIStateLayer

extension TypedContentLane {
  func judged(
    _ candidate: Candidate<Response, Output>,
    _ legacy: LegacySide<Response, Output>?,
    _ slot: UIStateSlot<Output>?,
    _ effects: [ParityDifference]
  ) -> ParityVerdict {
    if case .failed(let message)? = candidate.legacySide?.ending {
      return ParityVerdict(outcome: .candidateError, message: message)
    }
    return judge.verdict(
      legacy: slot == nil ? legacy?.output : candidate.output,
      state: slot?.value ?? candidate.output,
      others: (sides.streams?.differences ?? []) + effects
    )
  }

  /// What only one side has done to the world; nothing where the route asks for no effects.
  @inline(__always)
  func effectDifferences(_ candidate: Candidate<Response, Output>) -> [ParityDifference] {
    guard let effects, let others = candidate.effects else { return [] }
    return effects.differences(from: others, isLegacy: candidate.legacySide != nil)
  }

  /// The response that is compared, by the JSON that it came as or else by what it encodes.
  @inline(never)
  func hashed(_ response: Response, by hasher: ResponseHasher) -> HashedResponse? {
    guard let lastPayload else { return hasher.hash(encoding: response, of: plan.kind) }
    return hasher.hash(lastPayload, of: plan.kind)
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
