import Foundation
import ScreenDocument
import StrictJSON
import TopScreen

/// The documents that a screen shows before one with a certain response, drawn from a seed.
///
/// They hold the same content, as it was then, or another one of its kind that leaves when it comes.
@MainActor
struct EarlierDocuments {
  private static var maximumCount: Int { 3 }
  /// The time between two documents, in seconds: within a second, a minute, an hour, a day.
  private static let gaps: [TimeInterval] = [0, 60, 3_600, 86_400]

  let generated: GeneratedResponses

  /// The documents before a response, the oldest first.
  ///
  /// A response that was refreshed without a change is among them as often as others.
  func documents(before response: TestedResponse, seed: UInt64) -> [TestedResponse] {
    // Another sequence than the one that made the response.
    var random = SeededGenerator(seed: ~seed)
    var moment = response.context.now
    var documents: [TestedResponse] = []
    for _ in 0..<Int.random(in: 1...Self.maximumCount, using: &random) {
      moment -= Self.gaps.randomElement(using: &random) ?? 0
      let isSame = random.chance(of: 2)
      let other = isSame ? nil : generated.response(random.next())
      let payload = other?.data.payload ?? response.data.payload
      let isOtherContent = random.chance(of: 3)
      var context = response.context
      context.now = moment
      documents.insert(
        TestedResponse(
          data: isOtherContent
            ? response.data.elsewhere(with: payload) : response.data.with(payload),
          context: context,
          seed: seed
        ),
        at: 0
      )
    }
    return documents
  }

  /// The documents before a recorded one: its predecessor as another content, and as the same.
  ///
  /// The first record is its own predecessor, and so is refreshed without a change.
  static func documents(
    before response: TestedResponse,
    after predecessor: TestedResponse?
  ) -> [TestedResponse] {
    let before = (predecessor ?? response).data.payload
    return [response.data.elsewhere(with: before), response.data.with(before)]
      .map { TestedResponse(data: $0, context: response.context, seed: response.seed) }
  }
}

extension ResponseData {
  /// Another content of the same kind.
  fileprivate func elsewhere(with payload: JSONValue) -> ResponseData {
    ResponseData(
      kind: kind,
      id: ContentID(id.rawValue + "-before"),
      position: position,
      payload: payload
    )
  }
}
