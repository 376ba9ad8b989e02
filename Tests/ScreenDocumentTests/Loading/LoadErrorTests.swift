import ScreenDocument
import Testing

@Suite struct LoadErrorTests {
  @Test(
    arguments: [
      (.milliseconds(1500), "1500 ms"), (.seconds(30), "30 s"), (.seconds(90), "90 s"),
      (.milliseconds(90_500), "90.5 s"), (.milliseconds(60_001), "60.001 s"),
    ] as [(Duration, String)]
  )
  func `a time limit is given to the millisecond, also above a minute`(
    limit: Duration,
    text: String
  ) {
    #expect(
      LoadError(.timedOut(limit), of: "home.json").description == """
        Cannot read 'home.json': it did not arrive within \(text); check the network or try again.
        """
    )
  }

  @Test(
    arguments: [
      (.tooLarge(limit: 1), "it is larger than 1 byte; split it"),
      (.tooLarge(limit: 2), "it is larger than 2 bytes; split it"),
      (.tooLarge(limit: 1024 * 1024), "it is larger than 1 MiB; split it"),
      (
        .tooManyRedirects(limit: 0),
        "the server redirects more than 0 times; name the document's own URL"
      ),
      (
        .tooManyRedirects(limit: 1),
        "the server redirects more than once; name the document's own URL"
      ),
      (
        .tooManyRedirects(limit: 5),
        "the server redirects more than 5 times; name the document's own URL"
      ),
    ] as [(LoadError.Reason, String)]
  )
  func `a limit of one is a singular`(reason: LoadError.Reason, text: String) {
    #expect(LoadError(reason, of: "home.json").description == "Cannot read 'home.json': \(text).")
  }

  @Test func `the name of an unusable document keeps its spelling`() throws {
    let unusable = try #require(throws: DocumentError.self) {
      try ContentDocument(reading: Array("[]".utf8))
    }
    let text = LoadError(.document(unusable), of: "home.json").description
    #expect(text.hasPrefix("home.json cannot be used: "))
    #expect(text.hasSuffix("."))
  }
}
