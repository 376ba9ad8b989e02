import Foundation
import ScreenDocument
import StrictJSON

/// A recorded response that a search varies, and the other responses of its screen.
struct ResponseToVary {
  /// The responses and their context, and the user's actions after them.
  private(set) var input: SearchInput
  /// The index of the response among ``input``'s responses.
  private(set) var responseIndex: Int

  init(input: SearchInput, index: Int) {
    self.input = input
    responseIndex = index
  }

  var id: ContentID { input.responses[responseIndex].id }
  var kind: ContentKind { input.responses[responseIndex].kind }
  var payload: JSONTree { input.responses[responseIndex].payload }
  var moment: Date? { input.context.moment }
  var otherResponseIndices: [Int] { input.responses.indices.filter { $0 != responseIndex } }

  var hasActions: Bool { !input.steps.isEmpty }

  /// Returns the records of a line's responses of a kind.
  ///
  /// Each response has a record without steps. If the line has user actions, each response also has
  /// a second record, whose steps are the actions alone.
  static func records(in line: JournalLine, of kind: ContentKind) -> [Self] {
    let input = SearchInput(line)
    var alone = input
    alone.steps = []
    var acted = input
    acted.steps = input.steps.mapEvents { event in
      if case .action = event { event } else { nil }
    }
    return input.responses.indices.filter { input.responses[$0].kind == kind }
      .flatMap { index in
        (acted.steps.isEmpty ? [alone] : [alone, acted]).map { Self(input: $0, index: index) }
      }
  }

  /// Chooses records one after another, each the one with the most features that the earlier ones
  /// lack.
  ///
  /// Of equal records it chooses the first. It ends at the limit, or if no record has a new
  /// feature.
  static func mostDiverse(_ records: [Self], limit: Int) -> [Self] {
    var rest = records.map { record in
      var features = SearchFeatures()
      _ = features.insert(
        record.payload,
        differingFrom: nil,
        isOutput: false,
        kind: record.kind,
        at: record.moment
      )
      _ = features.insert(SearchFeatures.featureHash(ofStepsOf: record.input))
      return (record: record, features: features.hashes)
    }
    var chosen: [Self] = []
    while chosen.count < limit {
      let most = rest.lazy.map(\.features.count).max() ?? 0
      guard most > 0, let index = rest.firstIndex(where: { $0.features.count == most }) else {
        break
      }
      let next = rest.remove(at: index)
      chosen.append(next.record)
      for index in rest.indices { rest[index].features.subtract(next.features) }
    }
    return chosen
  }

  /// Returns a record that has, besides its own response, only the other responses at the given
  /// indices.
  func keepingOtherResponses(at indices: [Int]) -> Self {
    var record = self
    let kept = (indices + [responseIndex]).sorted()
    record.input.responses = kept.map { input.responses[$0] }
    record.responseIndex = kept.firstIndex(of: responseIndex) ?? 0
    return record
  }

  /// Returns the record's input with another payload of one of its responses.
  func inputReplacingPayload(at index: Int, with payload: JSONTree) -> SearchInput {
    var input = input
    input.responses[index].payload = payload
    return input
  }
}
