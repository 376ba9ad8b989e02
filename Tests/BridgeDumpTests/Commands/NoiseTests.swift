import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TestSupport
import Testing

/// `compare --noise`.
@MainActor
@Suite struct NoiseTests {
  private let shop = ShopDump()

  @Test func `a deterministic legacy side has no noise`() async {
    #expect(
      await shop("compare", "--noise", "--runs", "3")
        == ShopDump.Transcript(
          output: """
            ✓ shop · 3 kinds · 3 runs · no noise
              kind    s  n   p0  noise
              banner  0  3  1 %  –
              price   0  3  1 %  –
              rank    0  3  1 %  –

            """
        )
    )
  }

  @Test func `differences between two fresh handlers are noise, with their places and p0`() async {
    let noisy = NoisyDump()
    let transcript = await noisy("compare", "--noise", "--runs", "10")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            ! shop · 3 kinds · 10 runs · 2 with noise
              kind     s   n   p0  noise
              banner   2  10  1 %  /title
              price   10  10  1 %  /prices/*
              rank     0  10  1 %  –

            """
        )
    )
  }

  @Test func `a place that occurred once raises p0`() async {
    let noisy = NoisyDump()
    let transcript = await noisy("compare", "--noise", "--runs", "4")
    #expect(transcript.output.contains("banner  1  4  25 %  /title"))
  }

  @Test func `an app can read the noise that the tool writes as JSON`() async throws {
    let noisy = NoisyDump()
    let transcript = await noisy("compare", "--noise", "--runs", "10", "--format", "json")
    #expect(transcript.status == .success)
    let noise = try EvidenceNoise(reading: Array(transcript.output.utf8))
    #expect(noise.places(of: "price") == ["/prices/*"])
    #expect(noise.counts(of: "price") == EvidenceCounts(matched: 0, mismatched: 10))
    #expect(noise.noiseRateAtUnseenPlaces(of: "rank") == 0)
  }

  @Test(arguments: [
    (["--runs", "3"], "the option '--runs' needs '--noise'; add it"),
    (
      ["--noise", "--runs", "0"],
      "the option '--runs' expects a number from 1 to 100000, not '0'; write 20"
    ),
    (
      ["--noise", "--stage", "*=live"],
      "the option '--stage' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
    (
      ["--noise", "--user", "u-1"],
      "the option '--user' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
    (
      ["--noise", "--context", "plan=gold"],
      "the option '--context' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
    (
      ["--noise", "--dismissed", "b"],
      "unknown option '--dismissed'; run with '--help' for the options"
    ),
    (
      ["--noise", "--format", "html"],
      "noise is reported as text or JSON; choose one of them with '--format'"
    ),
    (
      ["--noise", "--times"],
      "the option '--times' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
    (
      ["--noise", "--strict"],
      "the option '--strict' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
    (
      ["--noise", "--minimize"],
      "the option '--minimize' has no effect with '--noise', which runs only the legacy side; leave it out"
    ),
  ])
  func `an option without meaning for noise is rejected`(options: [String], sentence: String) async
  {
    #expect(
      await shop(["compare"] + options)
        == ShopDump.Transcript(errors: "shopdump: \(sentence).\n", status: .wrongInput)
    )
  }

  @Test func `a screen without comparisons and what cannot be read are named`() async throws {
    try shop.files.write(
      """
      { "contents": [
        { "type": "price", "id": "bad", "value": {} },
        { "type": "price", "id": "p", "value": { "yen": [1] } }, 5
      ] }
      """,
      to: "f.json"
    )
    let unknown = #"{ "contents": [ { "type": "other", "id": "o", "value": 7 } ] }"#
    try shop.files.write(unknown, to: "u.json")
    let transcript = await shop("compare", "--noise", "--runs", "2", "DIR/f.json", "DIR/u.json")
    #expect(
      transcript.output == """
        – nothing compared on 1 of 2 screens · 1 kind · 2 runs · no noise
          DIR/f.json: 1 kind could not be decoded: price
          DIR/f.json: 1 element cannot be read
          DIR/u.json: 1 kind is known to no side: other
          kind   s  n   p0  noise
          price  0  2  1 %  –

        """
    )
    #expect(transcript.status == .wrongInput)
  }

  @Test func `standard output is empty if there is no screen`() async {
    let transcript = await shop("compare", "--noise", "DIR/none.json")
    #expect(transcript.output.isEmpty)
    #expect(transcript.status == .wrongInput)
  }
}
