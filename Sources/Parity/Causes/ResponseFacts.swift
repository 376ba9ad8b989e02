import Foundation

/// The values of one response by the index of their path in ``FactPaths``, and the properties of
/// its journal line.
struct ResponseFacts {
  var factsByPathIndex: [[ValueFact]]
  private let context: ResponseContext

  init(_ pathCount: Int, in context: ResponseContext) {
    factsByPathIndex = Array(repeating: [], count: pathCount)
    self.context = context
  }

  /// The values of a subject; empty if the response or the journal line has none.
  subscript(subject: CauseSubject, paths: FactPaths) -> [ValueFact] {
    switch subject {
    case .response(let path): paths.index(of: path).map { factsByPathIndex[$0] } ?? []
    case .timeZone: Self.atMostOneFact(ofText: context.timeZoneName)
    case .locale: Self.atMostOneFact(ofText: context.locale?.identifier)
    case .appVersion: Self.atMostOneFact(ofText: context.appVersion)
    case .hour: Self.atMostOneFact(ofNumber: context.hour)
    case .step: Self.atMostOneFact(ofNumber: context.step)
    }
  }

  private static func atMostOneFact(ofText text: String?) -> [ValueFact] {
    guard let text else { return [] }
    return [ValueFact(enclosingListIndices: [], textValue: text)]
  }

  private static func atMostOneFact(ofNumber number: Int?) -> [ValueFact] {
    guard let number else { return [] }
    return [ValueFact(enclosingListIndices: [], number: Double(number))]
  }
}
