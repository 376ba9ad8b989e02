import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@testable import BridgeDump

@Suite struct PlayedStepDifferencesTests {
  private struct Hall: ViewData {
    var seats: [Int]
  }

  private func step(seats value: Int) -> PlayedStep {
    PlayedStep(
      after: nil,
      viewData: Hall(seats: Array(repeating: value, count: 130)),
      deliveredCommands: [],
      composition: ScreenComposition(title: nil, state: .loaded, items: [], diagnostics: [])
    )
  }

  @Test func `lists each place that differs, also after the first 100`() {
    let differences = PlayedStep.differences(from: step(seats: 0), to: step(seats: 1))
    #expect(differences.map(\.path.description) == (0..<130).map { "/seats/\($0)" })
  }
}
