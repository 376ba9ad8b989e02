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
  }
}
