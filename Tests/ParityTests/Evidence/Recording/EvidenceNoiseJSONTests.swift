import Parity
import ScreenDocument
import StrictJSON
import Testing

@Suite struct EvidenceNoiseJSONTests {
  private static let text = """
    {"kinds":[{"candidateError":0,"kind":"coupons","matched":98,"mismatched":2,\
    "places":[{"count":1,"path":"/items/*/badge"},{"count":2,"path":"/now"}],"rate":0.01}],\
    "schema":1}
    """

  @Test func `noise is equal after encoding and decoding`() throws {
    let noise = try EvidenceNoise(reading: Array(Self.text.utf8))
    #expect(noise.json.text() == Self.text)
    #expect(noise.places(of: "coupons") == ["/items/*/badge", "/now"])
    #expect(noise.noiseRateAtUnseenPlaces(of: "coupons") == 0.01)
    #expect(noise.toleratedRate(of: "coupons", EvidenceSettings(toleratedRate: 0.001)) == 0.01)
    #expect(noise.toleratedRate(of: "coupons", EvidenceSettings(toleratedRate: 0.05)) == 0.05)
    #expect(noise.toleratedRate(of: "banner") == 0.01)
  }

  @Test func `several entries of one kind keep as many places as one entry`() throws {
    func entry(_ paths: [String]) -> String {
      let places = paths.map { #"{"path":"\#($0)","count":1}"# }.joined(separator: ",")
      return #"{"kind":"k","matched":5,"mismatched":1000,"candidateError":0,"places":[\#(places)]}"#
    }
    let first = (0..<1_000).map { "/a\($0)" }
    let second = ["/a7"] + (0..<999).map { "/b\($0)" }
    let text = #"{"schema":1,"kinds":[\#(entry(first)),\#(entry(second))]}"#
    let noise = try EvidenceNoise(reading: Array(text.utf8))
    #expect(noise.places(of: "k") == first.sorted())
    #expect(noise.counts(of: "k").comparisons == 2_010)
    // Of the places that are kept, only "/a7" has differed in more than one comparison.
    #expect(noise.noiseRateAtUnseenPlaces(of: "k") == 999.0 / 2_010)
    #expect(try EvidenceNoise(reading: Array(noise.json.text().utf8)) == noise)
  }

  @Test(arguments: [
    ("\"schema\":1", "\"schema\":2", "/schema"),
    ("\"kinds\":[", "\"kids\":[", ""),
    ("\"matched\":98", "\"matched\":-1", "/kinds/0/matched"),
    ("\"kind\":\"coupons\"", "\"kind\":7", "/kinds/0/kind"),
    ("\"count\":2", "\"count\":0", "/kinds/0/places/1/count"),
    ("\"path\":\"/now\"", "\"path\":null", "/kinds/0/places/1/path"),
    ("\"places\":[", "\"place\":[", "/kinds/0"),
    ("\"schema\":1}", "\"schema\":1", ""),
  ])
  func `an invalid member is reported with its path`(old: String, new: String, path: String) {
    let bytes = Array(Self.text.replacing(old, with: new).utf8)
    let error = #expect(throws: EvidenceNoiseFileError.self) { try EvidenceNoise(reading: bytes) }
    #expect(error?.diagnostic.path.description == path)
    #expect(error?.diagnostic.line == 1)
    #expect(error?.diagnostic.column != nil)
    #expect(error?.description == error?.diagnostic.messageWithPlace)
  }
}
