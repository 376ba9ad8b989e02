import ScreenDocument
import Testing

@testable import Parity

@Suite struct NextStepTests {
  private static let stages: [Stage?] = [nil] + Stage.allCases.map(Optional.some)
  private static let gaps: [AdvanceGap?] = [
    nil, .newResponses(5), .comparisonsOfKnownResponses(7, days: 2), .missingHashes,
    .comparedShareTooLow,
    .tooManyDifferences,
  ]

  /// One row for each advice; the columns are off, shadow, live, complete, unknown.
  private static let table: [(EvidenceAdvice, [NextStep])] = [
    (.rollBack, [.fixStateSide, .fixStateSide, .rollBack, .rollBack, .rollBack]),
    (.investigate, Array(repeating: .investigate, count: 5)),
    (
      .advance,
      [
        .turn(to: .shadow), .turn(to: .live), .turn(to: .complete), .awaitAllRunsOnComplete,
        .turn(to: .live),
      ]
    ),
    (
      .turnOn,
      [
        .turn(to: .shadow), .collectLedger, .collectLedger, .keepLegacy(.unproved),
        .turn(to: .shadow),
      ]
    ),
    (.write, Array(repeating: .writeStateSide, count: 5)),
    (
      .delete,
      [
        .turn(to: .shadow), .turn(to: .live), .turn(to: .complete), .deleteLegacySide,
        .deleteLegacySide,
      ]
    ),
    (
      .keepLegacy,
      [
        .turn(to: .shadow), .collectLedger, .collectLedger, .keepLegacy(.unproved),
        .keepLegacy(.unproved),
      ]
    ),
    (.done, Array(repeating: .done, count: 5)),
  ]
  private static let columns: [Stage?] = [.off, .shadow, .live, .complete, nil]

  @Test func `every advice but hold has one step on each stage, with each gap`() {
    for (advice, steps) in Self.table {
      for (stage, step) in zip(Self.columns, steps) {
        for gap in Self.gaps {
          #expect(NextStep(advice, on: stage, gap: gap) == step, "\(advice) \(stage as Any)")
        }
      }
    }
    #expect(Set(Self.table.map(\.0)).union([.hold]) == Set(EvidenceAdvice.allCases))
  }

  @Test func `hold waits for what is missing, where the stage compares`() {
    for stage in [Stage.shadow, .live, nil] {
      let steps = Self.gaps.map { NextStep(.hold, on: stage, gap: $0) }
      #expect(
        steps == [
          .compareLargerShare, .wait(comparisons: 5, days: 0), .wait(comparisons: 7, days: 2),
          .hashResponses, .compareLargerShare, .fixStateSide,
        ]
      )
    }
    for gap in Self.gaps {
      let step = NextStep(.hold, on: .off, gap: gap)
      #expect(step == (gap == .tooManyDifferences ? .fixStateSide : .turn(to: .shadow)))
      for use in AdviceFacts.KeepLegacyReason.allCases {
        #expect(NextStep(.hold, on: .complete, gap: gap, keepLegacyReason: use) == .keepLegacy(use))
      }
    }
  }

  @Test func `keep says why on complete, and fixes what differs on other stages`() {
    for use in AdviceFacts.KeepLegacyReason.allCases {
      for stage in [Stage.complete, nil] {
        #expect(NextStep(.keepLegacy, on: stage, keepLegacyReason: use) == .keepLegacy(use))
      }
      for stage in [Stage.off, .shadow, .live] {
        let other: NextStep = stage == .off ? .turn(to: .shadow) : .collectLedger
        let step = NextStep(.keepLegacy, on: stage, keepLegacyReason: use)
        #expect(step == (use == .differs ? .fixStateSide : other))
      }
    }
  }

  @Test func `a known failing response is fixed first, unless the step already needs a person`() {
    for advice in EvidenceAdvice.allCases {
      for stage in Self.stages {
        for gap in Self.gaps {
          for use in AdviceFacts.KeepLegacyReason.allCases {
            let step = NextStep(advice, on: stage, gap: gap, keepLegacyReason: use)
            let needsPerson = [.rollBack, .investigate, .writeStateSide, .done].contains(step)
            #expect(step.givenDifferingResponse == (needsPerson ? step : .fixStateSide))
          }
        }
      }
    }
  }

  @Test func `no advice moves a flag past the next stage, and only proof moves it past shadow`() {
    for advice in EvidenceAdvice.allCases {
      for stage in Self.stages {
        for gap in Self.gaps {
          for use in AdviceFacts.KeepLegacyReason.allCases {
            guard
              case .turn(let next) = NextStep(advice, on: stage, gap: gap, keepLegacyReason: use)
            else { continue }
            if next != .shadow { #expect(advice == .advance || advice == .delete) }
            if let stage {
              let order = Stage.allCases
              #expect(order.firstIndex(of: next) == order.firstIndex(of: stage).map { $0 + 1 })
            }
          }
        }
      }
    }
  }
}
