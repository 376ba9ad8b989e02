import Testing

@testable import Parity

/// All possible facts, and the advice for each.
@Suite struct EvidenceAdviceTests {
  private static let all: [AdviceFacts] = {
    let sides: [ContentSides?] = [nil] + ContentSides.allCases
    let flags = [false, true]
    var all: [AdviceFacts] = []
    for side in sides {
      for stages in AdviceFacts.SeenStages.allCases {
        for rate in AdviceFacts.OverallDifferenceRate.allCases {
          for use in AdviceFacts.KeepLegacyReason.allCases {
            for bits in 0..<16 {
              all.append(
                AdviceFacts(
                  sides: side,
                  seenStages: stages,
                  hasComparisons: flags[bits & 1],
                  proof: AdviceFacts.Proof(
                    overallDifferenceRate: rate,
                    someInstallationsDifferTooOften: flags[bits >> 1 & 1],
                    enoughResponsesCompared: flags[bits >> 2 & 1],
                    distinctResponsesProveLowRate: flags[bits >> 3 & 1]
                  ),
                  keepLegacyReason: use
                )
              )
            }
          }
        }
      }
    }
    return all
  }()

  /// The exact conditions of each advice, written independently of the others.
  private static func needs(_ advice: EvidenceAdvice, _ facts: AdviceFacts) -> Bool {
    let isSafe =
      facts.proof.overallDifferenceRate != .provedAboveToleratedRate
      && !facts.proof.someInstallationsDifferTooOften
    let hasBoth = facts.sides == nil || facts.sides == .both
    let isRunning = isSafe && hasBoth && facts.seenStages != .onlyComplete
    let isProved =
      facts.proof.overallDifferenceRate == .provedBelowAdvanceRate
      && facts.proof.enoughResponsesCompared
      && facts.proof.distinctResponsesProveLowRate
    return switch advice {
    case .rollBack: facts.proof.overallDifferenceRate == .provedAboveToleratedRate
    case .investigate:
      facts.proof.overallDifferenceRate != .provedAboveToleratedRate
        && facts.proof.someInstallationsDifferTooOften
    case .done: isSafe && facts.sides == .stateOnly
    case .write: isSafe && facts.sides == .legacyOnly
    case .delete:
      isSafe && hasBoth && facts.seenStages == .onlyComplete && facts.keepLegacyReason == .none
    case .keepLegacy:
      isSafe && hasBoth && facts.seenStages == .onlyComplete && facts.keepLegacyReason != .none
    case .advance: isRunning && isProved
    case .turnOn:
      isRunning && !isProved && facts.seenStages == .noneComparing && !facts.hasComparisons
    case .hold:
      isRunning && !isProved && (facts.seenStages == .someComparing || facts.hasComparisons)
    }
  }

  @Test func `for any facts exactly one advice applies`() {
    #expect(Self.all.count == 4 * 3 * 3 * 4 * 16)
    for facts in Self.all {
      let fitting = EvidenceAdvice.allCases.filter { Self.needs($0, facts) }
      #expect(fitting == [EvidenceAdvice(facts)], "\(facts)")
    }
  }

  @Test func `each advice applies to some facts`() {
    #expect(Set(Self.all.map(EvidenceAdvice.init)) == Set(EvidenceAdvice.allCases))
  }

  @Test func `raw values equal the JSON names`() {
    #expect(
      EvidenceAdvice.allCases.map(\.rawValue) == [
        "rollBack", "investigate", "advance", "hold", "turnOn", "write", "delete", "keep", "done",
      ]
    )
  }
}
