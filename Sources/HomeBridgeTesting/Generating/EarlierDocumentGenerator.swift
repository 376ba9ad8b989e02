import Foundation
import ScreenDocument
import StrictJSON
import TopScreen

/// Generates the documents that a screen shows before the tested response, chosen by a seed.
///
/// Each document has one content: the tested content with the same or another payload, or another
/// content of the same kind, which the tested content replaces.
@MainActor
struct EarlierDocumentGenerator {
  private static var maximumDocumentCount: Int { 3 }
  /// The possible times between two documents, in seconds: none, a minute, an hour, a day.
  private static let possibleSecondsBetweenDocuments: [TimeInterval] = [0, 60, 3_600, 86_400]

  /// The responses of the same kind that can give the earlier documents their payloads.
  let otherResponsesOfKind: [TestedResponse]

  /// Chooses one to three documents before a response by a seed, and returns them, the oldest
  /// first.
  ///
  /// Each document has the payload of `response` with a probability of one half, and if there are
  /// no other responses; otherwise the payload of a random other response. Independently of that,
  /// the document has another content with a probability of one third.
  func randomDocuments(before response: TestedResponse, seed: UInt64) -> [TestedResponse] {
    var random = SeededGenerator(seed: seed)
    var moment = response.context.now
    var documents: [TestedResponse] = []
    for _ in 0..<Int.random(in: 1...Self.maximumDocumentCount, using: &random) {
      moment -= Self.possibleSecondsBetweenDocuments.randomElement(using: &random) ?? 0
      let isSame = random.chance(oneIn: 2)
      let other = isSame ? nil : otherResponsesOfKind.randomElement(using: &random)
      let payload = other?.data.payload ?? response.data.payload
      let isOtherContent = random.chance(oneIn: 3)
      var context = response.context
      context.now = moment
      documents.insert(
        TestedResponse(
          data: isOtherContent
            ? response.data.asOtherContent(with: payload) : response.data.with(payload),
          context: context,
          origin: response.origin
        ),
        at: 0
      )
    }
    return documents
  }

  /// Returns two documents before a recorded response, both with the payload of its predecessor.
  ///
  /// The first document has this payload as another content, the second one as the same content.
  /// Without a predecessor, both have the payload of the record itself, so that the record then
  /// comes as a refresh without a change.
  static func twoDocuments(
    before response: TestedResponse,
    withPayloadOf predecessor: TestedResponse?
  ) -> [TestedResponse] {
    let before = (predecessor ?? response).data.payload
    return [response.data.asOtherContent(with: before), response.data.with(before)]
      .map { TestedResponse(data: $0, context: response.context, origin: response.origin) }
  }
}

extension ResponseData {
  /// Returns a response with another id, and so another content, of the same kind.
  fileprivate func asOtherContent(with payload: JSONValue) -> ResponseData {
    ResponseData(
      kind: kind,
      id: ContentID(id.rawValue + "-before"),
      position: position,
      payload: payload
    )
  }
}
