import Bridge
import Foundation
import Parity
import ScreenDocument
import Testing

@testable import BridgeDump

@Suite struct NextStepSentenceTests {
  private func status(of kind: String, legacyFile: String? = nil) -> KindStatus {
    KindStatus(
      kind: ContentKind(kind),
      sides: .both,
      isLegacyOutputObservable: true,
      stage: .off,
      flagKey: "content.\(kind)",
      contentCountOnScreens: 0,
      newestEvidence: nil,
      variedPathCoverage: nil,
      legacyCode: legacyFile.map {
        LegacyCodeOfKind(
          activeNodeCount: 0,
          activeListenerCount: 0,
          ownFiles: [$0],
          sharedFiles: []
        )
      },
      smallestFailingResponse: nil
    )
  }

  private var inputs: StatusInputs {
    StatusInputs(
      toolName: "shopdump",
      toolVersion: "1.2.3",
      screenArguments: [],
      screenNames: ["shop"],
      firstScreenFile: nil,
      flagFile: "flags.json",
      stageOverrides: StageOverrides(),
      ledgers: [],
      journals: [],
      ledgersWithoutCounts: [],
      uncomparedJournals: [],
      coverageFiles: [],
      givenOptions: [],
      moment: Date(timeIntervalSince1970: 0),
      inputsCommitHash: nil
    )
  }

  @Test func `a sentence with the flag lines of three kinds says how to see those of the others`() {
    let sentences = NextStepSentence.all(of: ["a", "b", "c", "d"].map { status(of: $0) }, inputs)
    #expect(
      sentences.map(\.text) == [
        "Move a, b, c and d to shadow, to be compared. For the flag lines of 1 more kind, "
          + "run status again with --kind KIND."
      ]
    )
    #expect(sentences.first?.linesToCopy.count == 9)
  }

  @Test func `the lines to delete name each kind without a file of its own`() {
    let lines = NextStepSentence.filesToDelete([
      status(of: "a", legacyFile: "A.swift"), status(of: "b"), status(of: "c"),
    ])
    #expect(lines == ["A.swift", "the handler of b and c"])
    #expect(
      NextStepSentence.filesToDelete([status(of: "a", legacyFile: "A.swift")]) == ["A.swift"]
    )
  }
}
