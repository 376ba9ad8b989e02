#if LegacyBridge
import Foundation
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyKnownBugTests {
  private struct Screen: Decodable {
    let contents: [Content]
  }

  private struct Content: Decodable {
    let recommended: RecommendedResponse?

    private enum CodingKeys: String, CodingKey {
      case type
      case value
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let isRecommended = try container.decode(String.self, forKey: .type) == "recommended"
      recommended =
        isRecommended ? try container.decode(RecommendedResponse.self, forKey: .value) : nil
    }
  }

  @Test func `the sample for the legacy bug reproduces it`() throws {
    var package = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let sample = try Data(contentsOf: package.appending(path: "Samples/mismatch.json"))
    let screen = try JSONDecoder().decode(Screen.self, from: sample)
    let response = try #require(screen.contents.compactMap(\.recommended).first)
    let fixture = LegacyFixture()

    let rows = fixture.outputs(
      of: LegacyRecommendedHandler(fixture.environment),
      for: response
    )
    .flatMap(\.items)

    let row = try #require(rows.first { $0.id == "r-9999" })
    #expect(row.reviewCount == "9,999+")
  }
}
#endif
