import ScreenDocument
import ScreenDump
import StrictJSON
import Testing

@Suite struct SourcedDiagnosticTests {
  @Test(
    arguments: [
      ("", nil, nil, "a.json: What."),
      ("", 3, 9, "a.json:3:9: What."),
      ("/contents/0", 3, 9, "a.json:3:9 /contents/0: What."),
      ("/x", nil, nil, "a.json /x: What."),
      ("/1/2/3/4/5/6/7/8/9/10/11/12/13", 1, 1, "a.json:1:1 /1/2/3/4/…/10/11/12/13: What."),
      ("/1/2/3/4/5/6/7/8/9/10/11/12", 1, 1, "a.json:1:1 /1/2/3/4/5/6/7/8/9/10/11/12: What."),
    ] as [(String, Int?, Int?, String)]
  )
  func `reports place and message in one line`(
    path: String,
    line: Int?,
    column: Int?,
    expected: String
  ) throws {
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "x",
      path: try JSONPointer(path),
      line: line,
      column: column,
      message: "What."
    )
    #expect(SourcedDiagnostic(diagnostic, in: "a.json").text == expected)
    #expect(DumpFailure(diagnostic, in: "a.json").sentence == expected)
  }

  @Test(arguments: [
    ("page", "page/data.json:3:9 /a: What."), ("page/", "page/data.json:3:9 /a: What."),
  ])
  func `names the document of a block page`(source: String, expected: String) throws {
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "x",
      path: try JSONPointer("/a"),
      line: 3,
      column: 9,
      part: .data,
      message: "What."
    )
    #expect(SourcedDiagnostic(diagnostic, in: source).text == expected)
    #expect(diagnostic.json["path"] == .string("data.json#/a"))
    #expect(diagnostic.json["document"] == nil)
  }

  @Test func `shortens a long name`() throws {
    let path = try JSONPointer("/" + String(repeating: "春", count: 100_000))
    let diagnostic = Diagnostic(severity: .error, code: "x", path: path, message: "What.")
    #expect(SourcedDiagnostic(diagnostic, in: "a").text.columns < 220)
  }
}
