import Foundation
import StrictJSON
import TestSupport
import Testing

/// Decoding from the index, beside a `JSONDecoder` over the same bytes.
///
/// `DECODING_SEED` chooses the first seed, `DECODING_CASES` the number of schemas and documents.
@Suite(.long) struct DecodingPropertyTests {
  private struct Outcome: Equatable {
    var text: String?
    var failure: String?
  }

  @Test func `decodes random schemas and documents as a JSONDecoder`() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["DECODING_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1 << 48)
    let cases = environment["DECODING_CASES"].flatMap(UInt64.init) ?? 10_000
    var failures = 0
    var differences = 0
    for seed in first..<first + cases {
      var random = Seeded(seed: seed)
      let schema = SchemaTexts.schema(depth: 4, using: &random)
      let text = SchemaTexts.text(for: schema, using: &random)
      let decoder = RandomStrategies.decoder(using: &random)
      let expected = Self.decode(schema, with: decoder) {
        try decoder.decode(InterpretedRoot.self, from: Data(text.utf8)).text
      }
      let value = try JSONDocument(Array(text.utf8)).root
      var place: JSONValue?
      let found = Self.decode(schema, with: decoder) {
        do throws(ContentDecodingError) {
          return try value.decode(InterpretedRoot.self, with: decoder).text
        } catch {
          place = value.value(at: error.diagnostic.path)
          throw error
        }
      }
      if expected.failure != nil { failures += 1 }
      #expect(found == expected, "seed \(seed): \(text)")
      if found.failure == "of a number" {
        #expect(place?.kind == .number, "seed \(seed): \(text)")
      }
      if found != expected { differences += 1 }
      if differences == 5 { return }
    }
    #expect(failures > cases / 10 && failures < cases - cases / 10, "of both kinds")
  }

  private static func decode(
    _ schema: Schema,
    with decoder: JSONDecoder,
    _ body: () throws -> String
  ) -> Outcome {
    let log = SchemaLog(schema)
    decoder.userInfo[.schemaLog] = log
    let text = try? body()
    return Outcome(text: text, failure: log.failure)
  }
}
