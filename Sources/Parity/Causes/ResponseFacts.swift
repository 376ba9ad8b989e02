import Foundation

/// The values of one response by the index of their path in ``FactPaths``, and the values of its
/// line.
struct ResponseFacts {
  var byPath: [[ResponseFact]]
  private let context: CauseContext

  init(_ pathCount: Int, in context: CauseContext) {
    byPath = Array(repeating: [], count: pathCount)
    self.context = context
  }

  /// The values of a subject; empty if the response or the line has none.
  subscript(subject: CauseSubject, paths: FactPaths) -> [ResponseFact] {
    switch subject {
    case .response(let path): paths.index(of: path).map { byPath[$0] } ?? []
    case .timeZone: Self.text(context.timeZone?.identifier)
    case .locale: Self.text(context.locale?.identifier)
    case .appVersion: Self.text(context.appVersion)
    case .hour: Self.number(context.hour)
    case .step: Self.number(context.step)
    }
  }

  private static func text(_ text: String?) -> [ResponseFact] {
    guard let text else { return [] }
    return [ResponseFact(indices: [], text: text)]
  }

  private static func number(_ number: Int?) -> [ResponseFact] {
    guard let number else { return [] }
    return [ResponseFact(indices: [], number: Double(number))]
  }
}
