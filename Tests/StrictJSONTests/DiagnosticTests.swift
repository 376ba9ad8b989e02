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
}
