import StrictJSON
import Testing

@Suite struct DiagnosticTests {
  @Test func `describes all its fields in one line`() {
    let diagnostic = Diagnostic(
      severity: .warning,
      code: "duplicateID",
      path: JSONPointer(tokens: ["contents", "3", "id"]),
      line: 12,
      column: 9,
      message: "The id is used twice; send two."
    )
    #expect(
      diagnostic.description
        == "warning: duplicateID: The id is used twice; send two "
        + "(line 12, column 9, at /contents/3/id)."
    )
  }

  @Test func `omits an unknown place`() {
    let diagnostic = Diagnostic(severity: .error, code: "noData", message: "Nothing is there.")
    #expect(diagnostic.description == "error: noData: Nothing is there.")
    #expect(diagnostic.path == .root)
  }

  @Test(
    arguments: [
      (1, nil, "1 more diagnostic is not listed."),
      (2000, nil, "2000 more diagnostics are not listed."),
      (1, "see the first", "1 more diagnostic is not listed; see the first."),
      (2, "see the first", "2 more diagnostics are not listed; see the first."),
    ] as [(Int, String?, String)]
  )
  func `counts the diagnostics that are not listed`(count: Int, advice: String?, message: String) {
    let diagnostic = Diagnostic.unlistedDiagnostics(count: count, advice: advice)
    #expect(diagnostic.description == "warning: moreDiagnostics: \(message)")
  }
}
