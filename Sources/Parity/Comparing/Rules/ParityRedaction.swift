import ScreenDocument
import StrictJSON

/// What is kept out of results.
struct ParityRedaction: Sendable {
  static let replacement = JSONTree.string("redacted")

  var patterns: [ParityPattern] = []
  var coversEffects = false

  /// A difference without the values that are redacted.
  func cleaned(_ difference: ParityDifference) -> ParityDifference {
    guard !patterns.isEmpty || coversEffects else { return difference }
    if difference.aspect == .effects {
      guard coversEffects else { return difference }
      return difference.mapValues { _ in Self.replacement }
    }
    guard let place = difference.placeInViewData else { return difference }
    return difference.mapValues { cleaned($0, at: place) }
  }

  private func cleaned(_ tree: JSONTree, at place: JSONPointer) -> JSONTree {
    if patterns.contains(where: { $0.covers(place) }) { return Self.replacement }
    return switch tree {
    case .object(let members):
      .object(
        members.map { member in
          JSONTree.Member(
            key: member.key,
            value: cleaned(member.value, at: place.appending(member.key))
          )
        }
      )
    case .array(let elements):
      .array(
        elements.enumerated().map { index, element in
          cleaned(element, at: place.appending(index: index))
        }
      )
    case .null, .bool, .number, .string: tree
    }
  }
}

extension ParityDifference {
  /// Where it is in the view data; `nil` for what is no part of it.
  var placeInViewData: JSONPointer? {
    switch aspect {
    case .value: path
    case .order: JSONPointer(tokens: Array(path.tokens.dropFirst()))
    case .count, .turn, .thread, .completion, .effects: nil
    }
  }

  func mapValues(_ transform: (JSONTree) -> JSONTree) -> ParityDifference {
    ParityDifference(
      aspect,
      path: path,
      legacy: legacy.map(transform),
      state: state.map(transform)
    )
  }
}
