import Parity
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@MainActor
@Suite struct ReplayCausesTests {
  private let shop = ShopDump()

  private static let journal = (0..<400).map { index in
    let yen = (0..<3).map { 9_900 + index * 7 % 200 + $0 }
    return #"{"at":\#(1_700_000_000 + index),"kind":"price","value":{"yen":\#(yen)}}"# + "\n"
  }
  .joined()

  private func known(_ expiry: String) -> String {
    """
    {"schema": 1, "known": [
      {"kind": "price", "path": "/note", "reason": "The legacy side has no note.", "owner": "ana",
       "expires": "\(expiry)"},
      {"kind": "price", "path": "/prices/*", "reason": "…", "owner": "ben", "expires": "2030-01-01",
       "condition": [{"path": "/yen/*", "is": ">=", "constant": 9999}]},
      {"kind": "banner", "path": "/title", "reason": "gone", "owner": "ana", "expires": "2030-01-01"}
    ]}
    """
  }

  @Test func `prints the condition on which prices differ`() async throws {
    let text = await shop("replay", "-", input: Self.journal).output
    #expect(text.contains("400 mismatches, 2 causes\n"), "\(text)")
    #expect(text.contains("  price /note\n    all 400 responses differ\n"), "\(text)")
    #expect(text.contains("  price /prices/*\n    where /yen/* ≥ 9999\n"), "\(text)")
    #expect(!text.contains("of a sample"), "\(text)")
  }

  @Test func `a condition names a time zone as the journal does`() async throws {
    let journal = (0..<100).map { index in
      let (zone, yen) = index % 2 == 0 ? ("UTC", 10_000 + index) : ("Asia/Tokyo", 100 + index)
      let moment = 1_700_000_000 + index * 3_600
      return #"{"at":\#(moment),"timeZone":"\#(zone)","kind":"price","value":{"yen":[\#(yen)]}}"#
        + "\n"
    }
    .joined()
    let text = await shop("replay", "-", input: journal).output
    #expect(text.contains("  price /prices/*\n    where time zone == \"UTC\"\n"), "\(text)")
  }

  @Test func `differences with a known cause are ignored, and are reported apart`() async throws {
    try shop.files.write(known("2026-12-31"), to: "known")
    let arguments = ["replay", "-", "--known", "DIR/known", "--now", "2026-12-31T12:00:00Z"]
    let run = await shop(arguments, input: Self.journal)
    #expect(
      run.output == """
        ✓ - · 400 lines · 400 ignored
          price  400 ignored
        – known: price /note
            400 responses ignored until 2026-12-31
            ana: The legacy side has no note.
        – known: price /prices/* where /yen/* ≥ 9999
            206 responses ignored until 2030-01-01
            ben: …
        ! known: banner /title
            no longer occurs; remove it
            ana: gone

        """
    )
    #expect(run.status == .success)
  }

  @Test func `an expired cause counts again from the day after, by the run's moment`() async throws
  {
    try shop.files.write(known("2026-12-31"), to: "known")
    let arguments = ["replay", "-", "--known", "DIR/known", "--now", "2027-01-01T00:00:00Z"]
    let run = await shop(arguments, input: Self.journal)
    #expect(run.status == .difference)
    #expect(
      run.output.contains("expired on 2026-12-31; 400 responses differ and are no longer ignored")
    )
    #expect(run.output.contains("400 mismatches, 1 cause\n"), "\(run)")
    let one = await shop(arguments, input: #"{"kind":"price","value":{"yen":[100]}}"# + "\n")
    #expect(one.output.contains("1 response differs and is no longer ignored\n"), "\(one)")
  }

  @Test func `a faulty file of known causes is named with its place`() async throws {
    try shop.files.write("{\"schema\": 1,\n \"known\": [{}]}", to: "known")
    let run = await shop("replay", "-", "--known", "DIR/known", input: "")
    #expect(run.errors.contains("DIR/known:2:12 /known/0: The value needs \"kind\""), "\(run)")
    #expect(run.status == .wrongInput)
  }
}
