import ScreenDocument
import StrictJSON

/// The part of the rules that replaces values in differences, so that results do not contain them.
struct ParityRedaction: Sendable {
  static let replacement = JSONTree.string("redacted")

  var patterns: [ParityPattern] = []
  var redactsEffects = false

  /// Returns a copy of a difference in which the string `redacted` replaces the covered values.
  ///
  /// The patterns apply to the aspects `value` and `order`, and `redactsEffects` to `effects`. A
  /// difference of another aspect is returned unchanged.
  func redacted(_ difference: ParityDifference) -> ParityDifference {
    guard !patterns.isEmpty || redactsEffects else { return difference }
    if difference.aspect == .effects {
      guard redactsEffects else { return difference }
      return difference.mapValues { _ in Self.replacement }
    }
    guard let place = difference.placeInViewData else { return difference }
    return difference.mapValues { redacted($0, at: place) }
  }

  private func redacted(_ tree: JSONTree, at place: JSONPointer) -> JSONTree {
    if patterns.contains(where: { $0.covers(place) }) { return Self.replacement }
    return switch tree {
    case .object(let members):
      .object(
        members.map { member in
          JSONTree.Member(
            key: member.key,
            value: redacted(member.value, at: place.appending(member.key))
          )
        }
      )
    case .array(let elements):
      .array(
        elements.enumerated().map { index, element in
          redacted(element, at: place.appending(index: index))
        }
      )
    case .null, .bool, .number, .string: tree
    }
  }
}

extension ParityDifference {
  /// The place of the difference in the view data; `nil` for an aspect other than the value and the
  /// order.
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
