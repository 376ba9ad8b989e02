import Foundation
import Parity
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@MainActor
@Suite struct CoverageCommandTests {
  private let shop = ShopDump()

  private static let journal = """
    {"at":1775005200,"timeZone":"Asia/Tokyo","locale":"ja_JP","appVersion":"4.2.0",\
    "kind":"price","value":{"yen":[100,250],"unit":"円","sale":null,"tags":[]}}
    {"at":1775005200,"timeZone":"Europe/Berlin","kind":"price","value":{"yen":[9],"unit":"円","sale":null,"tags":[]}}
    {"kind":"banner","value":{"title":"春","isNew":true}}
    {"kind":"banner","value":{"title":"夏"}}

    """

  @Test func `says how many paths there are, and which never varied`() async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("coverage", "DIR/j")
    #expect(
      run.output == """
        → 3 of 7 paths of 2 kinds never varied (4 lines).
          time zone     Asia/Tokyo, Europe/Berlin
          locale        ja_JP
          hour          3, 10
          clock change  no, on no line's day
          app version   4.2.0

          kind    paths  never varied  limit
          banner      2             0
          price       5             3

          price never varied
            /sale  null
            /tags  always empty
            /unit  "円"

        """
    )
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  @Test func `an invalid moment is refused, also if no side runs`() async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("coverage", "DIR/j", "--now", "soon")
    #expect(
      run.errors
        == "shopdump: the option '--now' expects a moment with its offset from UTC, not 'soon'; "
        + "write it as '2026-04-01T09:00:00+09:00'.\n"
    )
    #expect(run.output == "")
    #expect(run.status == .wrongInput)
  }

  @Test func `names the cells that were never reached at paths that influence what is shown`()
    async throws
  {
    var shop = shop
    shop.coverageKnowsSides = true
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("coverage", "DIR/j")
    #expect(
      run.output.hasSuffix(
        """

          banner has cells not reached at paths that influence what is shown
            /title
              absent, null, empty text, ASCII, right-to-left, combining marks, 21–100
              characters, over 100 characters

          price has cells not reached at paths that influence what is shown
            /yen
              absent, null, no elements, 10 or more elements, equal elements
            /yen/*
              null, negative, 0, 1, fraction, beyond 2⁵³

          price has cells not reached at paths of unknown influence
            /tags
              absent, null, 1 element, 2–9 elements, 10 or more elements, equal elements

        """
      ),
      "\(run)"
    )
    let json = try JSONDocument(
      Array(await shop("coverage", "DIR/j", "--format", "json").output.utf8)
    ).root
    let paths = try #require(json["kinds"]?[1]?["paths"])
    let influential = paths.elements.filter { $0["influencesOutput"]?.bool == true }
    #expect(influential.compactMap { $0["path"]?.string } == ["/yen", "/yen/*"])
    let unknown = paths.elements.filter { $0["influencesOutput"]?.kind == .null }
    #expect(unknown.compactMap { $0["path"]?.string } == ["/tags"])
    let page = await shop("coverage", "DIR/j", "--format", "html").output
    #expect(page.contains("<code>/yen/*</code><br><small>influences what is shown</small>"))
    #expect(page.contains("<code>/tags</code><br><small>unknown influence</small>"))
  }

  @Test func `a change of clocks is unknown without a moment and a time zone`() async throws {
    try shop.files.write(#"{"timeZone":"UTC","kind":"banner","value":{}}"# + "\n", to: "j")
    let run = await shop("coverage", "DIR/j")
    #expect(run.output.contains("  hour          unknown\n  clock change  unknown\n"), "\(run)")
    let json = try JSONDocument(
      Array(await shop("coverage", "DIR/j", "--format", "json").output.utf8)
    ).root
    #expect(json["context"]?["clockChange"]?.kind == .null)
  }

  @Test func `a kind of files of coverage alone has no known influences`() async throws {
    var shop = shop
    shop.coverageKnowsSides = true
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/c")
    let run = await shop("coverage", "DIR/c")
    #expect(!run.output.contains("influence what is shown"), "\(run)")
    #expect(run.output.contains("price never varied"), "\(run)")
  }

  @Test func `writes every key of the contract as JSON`() async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("coverage", "DIR/j", "--format", "json")
    let json = try JSONDocument(Array(run.output.utf8)).root
    #expect(
      json.members.map(\.key) == [
        "badLines", "context", "coverageFiles", "diagnostics", "hasMoreKinds", "headline", "kinds",
        "lines", "neverVaried", "paths", "schema", "verdict",
      ]
    )
    let context = ["appVersions", "clockChange", "hours", "locales", "timeZones"]
    #expect(json["context"]?.members.map(\.key) == context)
    let kind = try #require(json["kinds"]?[1])
    #expect(kind.members.map(\.key) == ["isLimited", "kind", "neverVaried", "pathCount", "paths"])
    #expect(
      kind["paths"]?.elements.first { $0["path"]?.string == "/yen/*" }?.tree.text(style: .compact)
        == #"""
        {"cells":["larger"],"emptyCells":["null","negative","zero","one","fraction","beyondInteger"],\#
        "greatest":250.0,"influencesOutput":null,"isConstant":false,"isLimited":false,"isObject":false,"least":9.0,"memberSets":[],\#
        "path":"/yen/*","texts":[]}
        """#
    )
    #expect(kind["neverVaried"]?.elements.compactMap(\.string) == ["/sale", "/tags", "/unit"])
  }

  @Test func `the page opens with the answer and escapes what responses hold`() async throws {
    let line = #"{"kind":"banner","value":{"<b>":"<script>"}}"#
    try shop.files.write(line + "\n", to: "j")
    let run = await shop("coverage", "DIR/j", "--format", "html")
    #expect(run.output.contains("<h1><bdi>1 of 1 path of 1 kind never varied</bdi></h1>"), "\(run)")
    #expect(run.output.contains("&lt;script&gt;"))
    #expect(run.output.matches(of: /<script/).count == 1)
    #expect(!run.output.contains("<b>:"))
  }

  @Test func `a journal, its file of coverage, and both together give the same`() async throws {
    try shop.files.write(Self.journal, to: "j")
    let saved = await shop("coverage", "DIR/j", "--save", "DIR/a")
    #expect(saved.status == .success, "\(saved)")
    let first = try shop.files.text(of: "a")
    _ = await shop(["coverage", "-", "DIR/a", "DIR/j", "--save", "DIR/b"], input: first)
    #expect(try shop.files.text(of: "b") == first)
    let file = await shop("coverage", "DIR/a")
    let journal = await shop("coverage", "DIR/j")
    #expect(file.output.hasPrefix("→ 3 of 7 paths of 2 kinds never varied (1 file of coverage).\n"))
    #expect(
      file.output.split(separator: "\n").dropFirst()
        == journal.output.split(separator: "\n").dropFirst()
    )
    let piped = await shop(["coverage", "-"], input: Self.journal)
    #expect(piped == journal)
  }

  @Test func `a file that is named twice counts once`() async throws {
    try shop.files.write(Self.journal, to: "j")
    try shop.files.link("link", to: "j")
    let once = await shop("coverage", "DIR/j")
    #expect(await shop("coverage", "DIR/j", "DIR/./j", "DIR/link") == once)
    let missing = await shop("coverage", "DIR/none", "DIR/none")
    #expect(missing.output == "", "\(missing)")
    #expect(missing.status == .wrongInput)
  }

  @Test func `a time zone has the name that the journal has for it`() async throws {
    try shop.files.write(#"{"timeZone":"UTC","kind":"banner","value":{}}"# + "\n", to: "j")
    let run = await shop("coverage", "DIR/j")
    #expect(run.output.contains("  time zone     UTC\n"), "\(run)")
  }

  @Test(arguments: [
    ("", "the files have no lines"), ("\n", "the files have no lines"),
    ("{}\n", "every line is invalid"),
    ("{\"responses\":[]}\n", "no line has a response"),
  ])
  func `nothing read is never green`(text: String, reason: String) async throws {
    try shop.files.write(text, to: "j")
    let run = await shop("coverage", "DIR/j")
    #expect(run.output.hasPrefix("– No response was read ("), "\(run)")
    #expect(run.output.contains(reason), "\(run)")
    #expect(run.status == .wrongInput)
    let json = await shop("coverage", "DIR/j", "--format", "json")
    #expect(json.output.contains(#""verdict": "nothing""#), "\(json)")
    #expect(json.status == .wrongInput)
    let allowed = await shop("coverage", "DIR/j", "--allow-empty")
    #expect(allowed.status == .success)
  }

  @Test func `an invalid line costs that line and is reported with its place`() async throws {
    let lines = #"{"kind":"banner","value":{"a":1}}"# + "\n" + #"{"kind":"banner","vale":1}"# + "\n"
    try shop.files.write(
      lines + #"{"kind":"banner","value":{"a":2}}"# + "\n" + #"{"kind":"ba"#,
      to: "j"
    )
    let run = await shop("coverage", "DIR/j")
    #expect(
      run.output.hasPrefix(
        "✓ The only path of 1 kind varied (4 lines, 2 invalid lines).\n"
      ),
      "\(run)"
    )
    #expect(run.errors.contains("DIR/j:2:1"), "\(run)")
    #expect(run.errors.contains("DIR/j:4"), "\(run)")
    #expect(run.status == .success)
  }

  @Test func `a faulty file of coverage is refused with its place, and the others are read`()
    async throws
  {
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/a")
    let text = try shop.files.text(of: "a").replacing("\"larger\"", with: "\"big\"")
    try shop.files.write(text, to: "bad")
    let run = await shop("coverage", "DIR/bad", "DIR/j")
    #expect(run.errors.contains("DIR/bad:13:11 "), "\(run)")
    #expect(run.errors.contains("/cells/0: The value must be one of absent"), "\(run)")
    #expect(run.output.hasPrefix("→ 3 of 7 paths"), "\(run)")
    #expect(run.status == .wrongInput)
  }

  @Test(arguments: [
    ["coverage", "DIR/j", "--save", "DIR/other"], ["replay", "DIR/j", "--coverage", "DIR/other"],
  ])
  func `a file of another kind is not replaced`(arguments: [String]) async throws {
    try shop.files.write(Self.journal, to: "j")
    try shop.files.write("notes\n", to: "other")
    let run = await shop(arguments)
    #expect(
      run.errors.contains("'DIR/other' is not a file of coverage, and stays unchanged"),
      "\(run)"
    )
    #expect(run.output == "")
    #expect(run.status == .wrongInput)
    #expect(try shop.files.text(of: "other") == "notes\n")
    let journal = await shop(arguments.map { $0 == "DIR/other" ? "DIR/j" : $0 })
    #expect(journal.status == .wrongInput)
    #expect(try shop.files.text(of: "j") == Self.journal)
  }

  @Test func `a replay adds what it has covered to the file`() async throws {
    let lines = Self.journal.split(separator: "\n").map { $0 + "\n" }
    try shop.files.write(lines[...1].joined(), to: "a")
    let first = await shop("replay", "DIR/a", "--coverage", "DIR/c")
    #expect(first.errors == "", "\(first)")
    let second = await shop(["replay", "-", "--coverage", "DIR/c"], input: lines[2...].joined())
    #expect(second.errors == "", "\(second)")
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/whole")
    #expect(try shop.files.text(of: "c") == shop.files.text(of: "whole"))
  }

  @Test(arguments: ["--ledger", "--output"])
  func `a file has one purpose`(option: String) async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("replay", "DIR/j", "--coverage", "DIR/c", option, "DIR/./c")
    #expect(run.errors.contains("name the same file; name two files"), "\(run)")
    #expect(run.status == .wrongInput)
  }

  @Test func `text fits the terminal with long names, paths and texts in responses`() async throws {
    var shop = shop
    shop.columns = 80
    let name = String(repeating: "長い", count: 60)
    let members = (0..<20).map { #""\#(name)\#($0)":"\#(name)\u001b[31m""# }.joined(separator: ",")
    let texts = (0..<40).map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    try shop.files.write(
      #"{"kind":"\#(name.prefix(80))","value":{\#(members),"l":[\#(texts)]}}"# + "\n",
      to: "j"
    )
    let run = await shop("coverage", "DIR/j", "--color", "never")
    #expect(run.output.contains("and 8 more"), "\(run)")
    #expect(run.output.contains("more texts or sets of"), "\(run)")
    #expect(!run.output.contains("\u{1b}[31m"))
    for line in run.output.split(separator: "\n") {
      #expect(String(line).columns <= 80, "\(line)")
    }
  }

  @Test(arguments: [0, 1, 5, 10, 20, 30, 40, 50, 60])
  func `an interrupt ends the run with its own status, also while sides run`(
    checks: Int
  ) async throws {
    var shop = shop
    shop.coverageKnowsSides = true
    try shop.files.write(Self.journal, to: "j")
    let run = await shop(["coverage", "DIR/j"], interruptingAfter: checks)
    #expect(run.status == .interrupted, "\(run)")
    let isLimited = run.output.contains("reached a limit or was ended")
    #expect(isLimited == !run.output.isEmpty, "\(run)")
  }

  @Test func `the results of stages of a batch are united as files`() async throws {
    let lines = Self.journal.split(separator: "\n").map { $0 + "\n" }
    let options = ["coverage", "-", "--format", "ndjson", "--exit-zero"]
    for (index, part) in [lines[..<1].joined(), lines[1...].joined() + "[", ""].enumerated() {
      let run = await shop(options, input: part)
      #expect(run.status == .success)
      #expect(run.errors.isEmpty == (index != 1), "\(run.errors)")
      var output = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      let total = try JSONDocument(Array(output.remove(at: output.count - 2).utf8)).root["total"]
      #expect(total?["lines"]?.int == [1, 4, 0][index])
      #expect(total?["badLines"]?.int == [0, 1, 0][index])
      try shop.files.write(output.joined(separator: "\n"), to: "part-\(index)")
    }
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/whole")
    let parts = (0..<3).map { "DIR/part-\($0)" }
    let united = await shop(["coverage"] + parts + ["--save", "DIR/united"])
    #expect(united.status == .success, "\(united)")
    #expect(try shop.files.text(of: "united") == shop.files.text(of: "whole"))
  }

  @Test func `nothing is saved without the files that could not be read`() async throws {
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/c")
    let before = try shop.files.text(of: "c")
    try shop.files.write(#"{"kind":"banner","value":{"title":"a"}}"# + "\n", to: "one")
    let run = await shop("coverage", "DIR/missing", "DIR/one", "--save", "DIR/c")
    #expect(
      run.errors.contains("cannot write 'DIR/c' without the inputs that could not be read; "),
      "\(run)"
    )
    #expect(run.status == .wrongInput)
    #expect(try shop.files.text(of: "c") == before)
  }

  @Test func `journals without a response do not replace a file of coverage`() async throws {
    try shop.files.write(Self.journal, to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/c")
    let before = try shop.files.text(of: "c")
    try shop.files.write("", to: "empty")
    let run = await shop("coverage", "DIR/empty", "--save", "DIR/c")
    #expect(run.errors.contains("DIR/c: The file stays as it was"), "\(run)")
    #expect(try shop.files.text(of: "c") == before)
  }
}
