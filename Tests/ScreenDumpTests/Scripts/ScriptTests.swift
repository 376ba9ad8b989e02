import ScreenDump
import Testing

@Suite struct ScriptTests {
  private static let verbs = [
    ScriptVerb("like", .word("POST")), ScriptVerb("gift", .word("NAME"), .wholeNumber("N")),
    ScriptVerb("comment", .word("USER"), .text("TEXT")), ScriptVerb("leave"),
  ]

  private func read(_ text: String) throws(DumpFailure) -> Script {
    try Script(reading: Array(text.utf8), fileName: "s.txt", verbs: Self.verbs)
  }

  @Test func `reads one action per line, with its arguments and its place`() throws {
    let script = try read(
      """
      # a comment

        like   p-1\t
      gift rose -007\r
      comment aki  こん にちは  # all of it\u{20}
      \t# another
      leave
      """
    )

    #expect(script.actions.map(\.line) == [3, 4, 5, 7])
    #expect(script.actions.map(\.verb) == ["like", "gift", "comment", "leave"])
    #expect(
      script.actions.map(\.arguments)
        == [["p-1"], ["rose", "-7"], ["aki", "こん にちは  # all of it"], []]
    )
    #expect(script.actions.map { $0.numberOrZero(at: 1) } == [0, -7, 0, 0])
    #expect(
      script.actions.map(\.text)
        == ["like p-1", "gift rose -7", "comment aki こん にちは  # all of it", "leave"]
    )
  }

  @Test func `a byte order mark at the start is ignored, also in columns`() throws {
    #expect(try read("\u{FEFF}like p-1").actions.map(\.arguments) == [["p-1"]])
    #expect(throws: DumpFailure("s.txt:1:5: 'like' needs POST; write 'like POST'")) {
      try read("\u{FEFF}like")
    }
  }

  @Test func `a failed action is reported with the line and column of its argument`() throws {
    let script = try read("# 1\n  like  が\nleave")
    let failures = script.actions.map { script.failure("no", at: $0) }
    #expect(failures == [DumpFailure("s.txt:2:9: no"), DumpFailure("s.txt:3:1: no")])
  }

  @Test(arguments: ["", "\n\n", "# nothing", "  \t\n#"])
  func `a script may be empty`(text: String) throws {
    #expect(try read(text).actions.isEmpty)
  }

  @Test(
    arguments: [
      (
        "\nlke p",
        "s.txt:2:1: unknown action 'lke'; did you mean 'like'? The actions are 'like POST', "
          + "'gift NAME N', 'comment USER TEXT' and 'leave'"
      ),
      (
        "  🏮",
        "s.txt:1:3: unknown action '🏮'; the actions are 'like POST', 'gift NAME N', "
          + "'comment USER TEXT' and 'leave'"
      ),
      ("like", "s.txt:1:5: 'like' needs POST; write 'like POST'"),
      ("# 1\nlike が a", "s.txt:2:8: unexpected 'a' at the end of the line; write 'like POST'"),
      ("comment aki  ", "s.txt:1:14: 'comment' needs TEXT; write 'comment USER TEXT'"),
      (
        "gift rose 1.5",
        "s.txt:1:11: '1.5' is not a whole number of at most 12 digits; write 'gift NAME N'"
      ),
      (
        "gift rose 1000000000000",
        "s.txt:1:11: '1000000000000' is not a whole number of at most 12 digits; write 'gift NAME N'"
      ),
      ("leave now", "s.txt:1:7: unexpected 'now' at the end of the line; write 'leave'"),
    ]
  )
  func `an invalid line is reported with its place and the allowed actions`(
    text: String,
    sentence: String
  ) {
    #expect(throws: DumpFailure(sentence)) { try read(text) }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a line break at the end of a script begins no further line`(lineBreak: String) throws {
    let lines = Array(repeating: "# 1", count: 9_999) + ["leave"]
    let text = lines.joined(separator: lineBreak)
    for script in [text, text + lineBreak] {
      #expect(try read(script).actions.map(\.line) == [10_000])
    }
    #expect(throws: DumpFailure("the script 's.txt' has more than 10000 lines; split it")) {
      try read(text + lineBreak + lineBreak)
    }
  }

  @Test func `a script has at most 64 KiB, 10,000 lines, and is UTF-8`() throws {
    let line = "leave\n"
    #expect(try read(String(repeating: line, count: 10_000)).actions.count == 10_000)
    #expect(throws: DumpFailure("the script 's.txt' has more than 10000 lines; split it")) {
      try read(String(repeating: line, count: 10_001))
    }
    let text = "comment a " + String(repeating: "x", count: 64 * 1024 - 10)
    #expect(try read(text).actions.count == 1)
    #expect(throws: DumpFailure("the script 's.txt' is larger than 64 KiB; split it")) {
      try read(text + "x")
    }
    #expect(throws: DumpFailure("the script 's.txt' is not UTF-8; save it as UTF-8")) {
      try Script(reading: [0x6C, 0xFF], fileName: "s.txt", verbs: Self.verbs)
    }
  }
}
