import ScreenDocument
import UIStateLayer

/// The responses that are made out of those recorded of one kind.
@MainActor
struct GeneratedResponses {
  /// How many responses are tried to find one that changes what is needed.
  private static var maximumTries: UInt64 { 200 }
  /// How many variants of each sort are taken.
  private static var variantCount: Int { 2 }

  private let generator: ResponseGenerator
  private let recorded: [TestedResponse]

  init(_ generator: ResponseGenerator, from recorded: [TestedResponse]) {
    self.generator = generator
    self.recorded = recorded
  }

  /// Responses with values changed anywhere.
  func anywhere(_ count: Int, seed: UInt64) -> [TestedResponse] {
    guard !recorded.isEmpty else { return [] }
    return (0..<max(0, count)).compactMap { index in
      let seed = seed &+ UInt64(index)
      return response(recorded[index % recorded.count], seed) {
        generator.payload(from: $0, of: $1, seed: seed)
      }
    }
  }

  /// Responses that change what one of them shows: first those that change its shape, then those that
  /// change values inside it alone.
  func variants(
    of base: Expectation,
    seed: UInt64,
    _ expectation: (TestedResponse) -> Expectation?
  ) -> [Expectation] {
    var shapes: [Expectation] = []
    var values: [Expectation] = []
    for step in 0..<Self.maximumTries {
      if shapes.count == Self.variantCount, values.count == Self.variantCount { break }
      let seed = seed &+ step
      let made = response(base.response, seed) {
        generator.payload(changingOnePlaceOf: $0, of: $1, seed: seed)
      }
      guard let variant = made.flatMap(expectation), variant.output != base.output else { continue }
      if variant.isNestedChange(from: base.output) {
        if values.count < Self.variantCount { values.append(variant) }
      } else if shapes.count < Self.variantCount {
        shapes.append(variant)
      }
    }
    return shapes + values
  }

  private func response(
    _ recorded: TestedResponse,
    _ seed: UInt64,
    _ change: (JSONTree, ContentKind) -> JSONTree
  ) -> TestedResponse? {
    let data = recorded.data
    let text = change(data.payload.tree, data.kind).text(style: .compact, sortedKeys: false)
    guard let payload = try? JSONDocument(Array(text.utf8)).root else { return nil }
    return TestedResponse(
      data: ResponseData(kind: data.kind, id: data.id, position: data.position, payload: payload),
      seed: seed
    )
  }
}
