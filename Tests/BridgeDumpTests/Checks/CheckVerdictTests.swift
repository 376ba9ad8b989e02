import ScreenDump
import Testing

@testable import BridgeDump

@Suite struct CheckVerdictTests {
  @Test
  func `a verdict follows from the checks, the differences and whether a legacy side exists`() {
    for checked in 0...3 {
      for differences in 0...3 {
        for toolHasLegacySide in [false, true] {
          let verdict = CheckVerdict(
            checked: checked,
            differences: differences,
            toolHasLegacySide: toolHasLegacySide
          )
          let expected: CheckVerdict =
            switch (checked, differences, toolHasLegacySide) {
            case (_, 1..., _): .difference
            case (1..., _, _): .ok
            case (_, _, true): .nothingChecked
            case (_, _, false): .everythingMoved
            }
          #expect(verdict == expected, "\(checked) \(differences) \(toolHasLegacySide)")
        }
      }
    }
  }

  @Test(arguments: [
    (CheckVerdict.ok, DumpStatus.success, DumpStatus.success),
    (.difference, .difference, .difference),
    (.nothingChecked, .wrongInput, .success), (.everythingMoved, .success, .success),
  ])
  func `the exit status follows from the verdict`(
    verdict: CheckVerdict,
    status: DumpStatus,
    allowed: DumpStatus
  ) {
    #expect(verdict.status(allowsEmpty: false) == status)
    #expect(verdict.status(allowsEmpty: true) == allowed)
  }

  @Test func `of several inputs the worst status wins, in any order`() {
    let all = CheckVerdict.allCases
    let lists =
      all.map { [$0] } + all.flatMap { one in all.map { [one, $0] } }
      + all.flatMap { one in all.flatMap { two in all.map { [one, two, $0] } } }
    for verdicts in lists {
      for allowsEmpty in [false, true] {
        let worst = CheckVerdict(worstOf: verdicts, allowsEmpty: allowsEmpty)
        let statuses = verdicts.map { $0.status(allowsEmpty: allowsEmpty) }
        #expect(verdicts.contains(worst))
        #expect(worst.status(allowsEmpty: allowsEmpty) == statuses.max(), "\(verdicts)")
        #expect(CheckVerdict(worstOf: verdicts.reversed(), allowsEmpty: allowsEmpty) == worst)
        // The headline states the checks, unless nothing was checked or nothing needed a check.
        let isSilent = worst == .nothingChecked || worst == .everythingMoved
        let checked = verdicts.contains(.ok) || verdicts.contains(.difference)
        #expect(!(isSilent && checked && allowsEmpty), "\(verdicts)")
      }
    }
  }

  private static let plain = TextStyle(isColored: false, width: nil)

  @Test(arguments: [
    (CheckVerdict.ok, "✓ home · 3 matched"), (.difference, "✗ home · 3 matched"),
    (.nothingChecked, "– nothing compared · home · 3 matched"),
    (.everythingMoved, "– everything has moved · home · 3 matched"),
  ])
  func `the headline states the result`(verdict: CheckVerdict, line: String) {
    let text = verdict.headline(
      "home",
      nothing: "nothing compared",
      counts: ["3 matched"],
      Self.plain
    )
    #expect(text == line + "\n")
  }

  @Test(arguments: [
    (CheckVerdict.ok, "✓"), (.difference, "✗"), (.nothingChecked, "✗"), (.everythingMoved, "–"),
  ])
  func `a difference keeps its sign even if another input has a worse verdict`(
    verdict: CheckVerdict,
    sign: String
  ) {
    let text = verdict.headline(["nothing on 1 of 2"], counts: [], differs: true, Self.plain)
    #expect(text == sign + " nothing on 1 of 2\n")
  }
}
