import StrictJSON
import TestSupport
import Testing

/// What `coverage` says of paths whose influence no run has shown, and of lines that do not run.
@MainActor
@Suite struct CoverageInfluenceTests {
  private let shop = ShopDump()

  /// The influence of each path of prices, in the order of the paths: `nil` if it is unknown.
  private func influences(_ journal: String) async throws -> [Bool?] {
    var shop = shop
    shop.coverageKnowsSides = true
    try shop.files.write(journal, to: "j")
    let run = await shop("coverage", "DIR/j", "--format", "json")
    let kinds = try #require(try JSONDocument(Array(run.output.utf8)).root["kinds"])
    let price = try #require(kinds.elements.first { $0["kind"]?.string == "price" })
    let paths = try #require(price["paths"]?.elements)
    #expect(paths.compactMap { $0["path"]?.string } == ["", "/yen", "/yen/*"])
    return paths.map { $0["influencesOutput"]?.bool }
  }

  @Test func `the order of the lines does not decide which paths are known to influence`()
    async throws
  {
    let empty = String(repeating: #"{"kind":"price","value":{"yen":[]}}"# + "\n", count: 64)
    let full = (1...100).map { #"{"kind":"price","value":{"yen":[\#($0)]}}"# + "\n" }.joined()
    #expect(try await influences(empty + full) == [false, true, true])
    #expect(try await influences(full + empty) == [false, true, true])
  }

  @Test func `the influence of a path that no changed response has is unknown`() async throws {
    let line = #"""
      {"kind":"price","value":{"yen":[]},"then":[\#
      {"after":1,"responses":[{"kind":"price","value":{"yen":[5]}}]}]}

      """#
    #expect(try await influences(line) == [false, nil, nil])
    var shop = shop
    shop.coverageKnowsSides = true
    let run = await shop("coverage", "DIR/j")
    #expect(!run.output.contains("at paths that influence what is shown"), "\(run)")
    #expect(
      run.output.hasSuffix(
        """

          price has cells not reached at paths of unknown influence
            /yen
              absent, null, 2–9 elements, 10 or more elements, equal elements
            /yen/*
              null, negative, 0, 1, fraction, beyond 2⁵³

        """
      ),
      "\(run)"
    )
  }

  @Test func `lines with further paths that do not run are reported`() async throws {
    var shop = shop
    shop.coverageKnowsSides = true
    for (count, isReported) in [(64, false), (65, true)] {
      let lines = (0..<count).map { #"{"kind":"price","value":{"yen":[1],"m\#($0)":1}}"# + "\n" }
      try shop.files.write(lines.joined(), to: "j")
      let run = await shop("coverage", "DIR/j")
      let note = "! Lines of price with further paths did not run: at most 64 lines"
      #expect(run.output.contains(note) == isReported, "\(run)")
    }
  }

  @Test func `lines of a kind without a side take no room from others`() async throws {
    var shop = shop
    shop.coverageKnowsSides = true
    let text = String(repeating: "a", count: 6 << 20)
    let large = #"{"kind":"other","value":"\#(text)"}"# + "\n"
    try shop.files.write(
      large + large + large + #"{"kind":"price","value":{"yen":[1]}}"# + "\n",
      to: "j"
    )
    let run = await shop("coverage", "DIR/j")
    #expect(
      run.output.contains("price has cells not reached at paths that influence what is shown\n")
    )
    #expect(!run.output.contains("did not run"))
  }
}
