import ScreenDump
import TestSupport
import Testing

/// What `status` prints as text: the answer, what to do next, and a row for each kind; and which
/// inputs are wrong.
@MainActor
@Suite struct StatusCommandTests: StatusSuite {
  let shop = ShopDump()

  @Test func `the answer, what to do next, a row for each kind, and what is left`() async throws {
    let run = try await run("--flags", "DIR/flags", "--ledger", "DIR/fleet")
    #expect(
      run
        == ShopDump.Transcript(
          output: """
            ✗ 1 of 5 kinds is done; 1 can move today, 1 must go back.
              ████████▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░
              1 complete · 1 live · 1 shadow · 2 off

            do next
            ✗ Roll back price: 3 of 16 differ; in shop /note is missing on the legacy side
              and "税込" on the state side (smallest response: 50 bytes).
                "content.price": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "off" } },
            → Move banner to live; the evidence proves it.
                "content.banner": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "live" } },
            → Write the state side of plain and rank; only the legacy side exists.
                shopdump shape SCREEN

            kind    stage          evidence            left  next
            price   ●●●○ live      3 of 16 differ         5  roll back
            banner  ●●○○ shadow    ✓ proved, 0 of 455     5  move to live
            plain   ●○○○ off       nothing to compare     0  write state side
            rank    ●○○○ off       nothing to compare     5  write state side
            note    ●●●● complete  nothing to compare     0  done
            ! No side knows other.

            what is left of the legacy side: 15 of 15 nodes, 1 of 1 file
            ▸  all off   15 nodes  3 listeners  1 file  you are here
               + price   10 nodes  2 listeners  1 file
               + banner   5 nodes   1 listener  1 file

            comparisons, 2026-03-01 to 2026-04-01
              ▇█
              471 comparisons, 1 kind proved

            1970-01-01T00:33:20Z · shopdump 1.2.3 · app 4.2
            ! No journal: only the contents of the screens were compared here.

            """,
          status: .difference
        )
    )
  }

  @Test func `without inputs evidence is unknown, and each missing input is named`() async {
    let run = await shop("status")
    #expect(
      run
        == ShopDump.Transcript(
          output: """
            – Evidence is unknown without a ledger; 1 of 5 kinds is done.
              ████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
              1 complete · 4 off

            do next
            ✗ Fix price: in shop /note is missing on the legacy side and "税込" on the state
              side (smallest response: 50 bytes).
                shopdump compare --minimize
            → Write the state side of plain and rank; only the legacy side exists.
                shopdump shape SCREEN
            → Move banner to shadow, to be compared.
                "content.banner": {
                  "state": "ENABLED", "defaultVariant": "on",
                  "variants": { "on": "shadow" } },

            kind    stage          evidence            left  next
            price   ●○○○ off       differs here           5  fix
            plain   ●○○○ off       nothing to compare     0  write state side
            rank    ●○○○ off       nothing to compare     5  write state side
            banner  ●○○○ off       unknown                5  move to shadow
            note    ●●●● complete  nothing to compare     0  done
            ! No side knows other.

            what is left of the legacy side: 15 of 15 nodes, 1 of 1 file
            ▸  all off   15 nodes  3 listeners  1 file  you are here
               + banner  10 nodes  2 listeners  1 file
               + price    5 nodes   1 listener  1 file

            1970-01-01T00:33:20Z · shopdump 1.2.3
            ! No ledger: what was compared and proved is unknown.
            ! No flag file: every kind counts as off.
            ! No journal: only the contents of the screens were compared here.

            """
        )
    )
  }

  @Test func `a known failing response is to be fixed before more is waited for`() async throws {
    let ledger = Self.line("price", matched: 5, run: "1")
    try shop.files.write(ledger, to: "few")
    try shop.files.write(
      #"{ "contents": [ { "type": "banner", "id": "b", "value": { "title": "春" } } ] }"#,
      to: "equal"
    )
    let waiting = try await run("DIR/equal", "--ledger", "DIR/few", "--stage", "price=shadow")
    #expect(waiting.output.contains("Wait for price"), "\(waiting.output)")
    let fixing = try await run(
      "DIR/equal",
      "--ledger",
      "DIR/few",
      "--journal",
      "DIR/journal",
      "--stage",
      "price=shadow"
    )
    #expect(fixing.status == .success)
    #expect(fixing.output.contains("✗ Fix price: in "), "\(fixing.output)")
    #expect(fixing.output.contains("price   ●●○○ shadow    differs here"), "\(fixing.output)")
    #expect(!fixing.output.contains("Wait for price"))
  }

  @Test func `a kind that differs and is on off need not go back`() async throws {
    let stayed = try await run("--ledger", "DIR/fleet")
    #expect(stayed.status == .success)
    #expect(stayed.output.hasPrefix("→ 1 of 5 kinds is done; 1 can move today.\n"))
    #expect(stayed.output.contains("✗ Fix price: "))
    let back = try await run("--ledger", "DIR/fleet", "--stage", "price=live")
    #expect(back.status == .difference)
    #expect(back.output.contains("✗ Roll back price: "))
  }

  @Test func `a wrong input is exit status 2, with nothing on standard output`() async throws {
    for (arguments, message) in [
      (["--kind", "prise"], "no side knows the kind 'prise'; did you mean 'price'?"),
      (["--kind", "price", "--format", "html"], "leave out '--format html'"),
      (["--kind", "price", "--since", "DIR/x"], "leave out '--kind price'"),
      (["--ledger", "DIR/none"], "DIR/none"), (["--journal", "DIR/none"], "DIR/none"),
      (["DIR/none.json"], "DIR/none.json"), (["--flags", "DIR/none"], "DIR/none"),
      (["--contents", "0"], "'--contents' expects a number"),
    ] {
      let run = await shop(["status"] + arguments)
      #expect(run.status == .wrongInput, "\(arguments)")
      #expect(run.output == "", "\(arguments)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `no row is longer than 80 columns, except a word that cannot be broken`() async throws
  {
    let long = String(repeating: "long-name-", count: 12)
    let screen = """
      { "contents": [ { "type": "\(long)", "value": 7 },
        { "type": "price", "value": { "yen": [9999, 12000] } } ] }
      """
    try shop.files.write(screen, to: "screen-of-some-length.json")
    let run = try await run(
      "DIR/screen-of-some-length.json",
      "--flags",
      "DIR/flags",
      "--ledger",
      "DIR/fleet",
      "--journal",
      "DIR/journal"
    )
    #expect(run.output.contains(" \\\n") || !run.output.contains("compare"))
    for line in run.output.split(separator: "\n") where line.count > 80 {
      #expect(!line.drop { $0 == " " }.dropFirst(2).contains(" "), "\(line)")
    }
  }

  @Test func `a long command to copy is broken between its words only`() async throws {
    let name = "it's a screen  with many words in its name, so that its command is long.json"
    let screen = #"{ "contents": [ { "type": "price", "value": { "yen": [9999] } } ] }"#
    try shop.files.write(screen, to: name)
    let run = await shop("status", "DIR/\(name)")
    let word = "'DIR/" + name.replacing("'", with: #"'\''"#) + "'"
    let command = "    shopdump compare \\\n      \(word) \\\n      --minimize\n"
    #expect(run.output.contains(command), "\(run.output)")
  }

  @Test func `a move that an older version has proved is not there to be compared`() async throws {
    let complete = Self.line("banner", matched: 0, stage: "complete", run: "2")
    try shop.files.write(
      Self.line("banner", matched: 455, run: "1")
        + complete.replacing("\"4.2\"", with: "\"4.3\""),
      to: "proved"
    )
    let run = await shop("status", "--stage", "banner=live", "--ledger", "DIR/proved")
    #expect(
      run.output.contains("→ Move banner to complete; the evidence proves it.\n"),
      "\(run.output)"
    )
    #expect(run.output.contains("banner  ●●●○ live      ✓ proved  "), "\(run.output)")
  }

  @Test func `the row of a kind without comparisons says that nothing was compared`() async throws {
    try shop.files.write(Self.line("banner", matched: 0, stage: "off"), to: "off")
    let run = await shop("status", "--ledger", "DIR/off")
    #expect(run.output.contains("banner  ●○○○ off       nothing compared  "), "\(run.output)")
  }

  @Test func `the newest version of the app and the present flag count`() async throws {
    let old = Self.line("price", matched: 13, mismatched: 3, flag: "6", run: "1")
    let new = Self.line("price", matched: 5, flag: "7", run: "2", day: "2026-03-01")
    try shop.files.write(old + new, to: "two")
    try shop.files.write(Self.flags(["price": "live"]), to: "flags-7")
    try shop.files.write(Self.flags(["price": "live"], version: "6"), to: "flags-6")
    let seven = await shop("status", "--flags", "DIR/flags-7", "--ledger", "DIR/two")
    #expect(seven.status == .success)
    let six = await shop("status", "--flags", "DIR/flags-6", "--ledger", "DIR/two")
    #expect(six.status == .difference)
    // Without flags, the version that was compared last.
    let unknown = await shop(
      "status",
      "--stage",
      "price=live",
      "--ledger",
      "DIR/two"
    )
    #expect(unknown.status == .difference)
    let later = old.replacing("\"4.2\"", with: "\"4.10\"")
    try shop.files.write(later + new, to: "later")
    let newer = await shop("status", "--stage", "price=live", "--ledger", "DIR/later")
    #expect(newer.status == .difference)
  }
}
