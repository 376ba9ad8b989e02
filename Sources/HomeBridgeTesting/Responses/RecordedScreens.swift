import Parity
import ScreenDocument

/// The screens that recorded lines show, for checks that can run only some of them.
///
/// A line shows a screen with its own responses. Each step that delivers responses then shows
/// another screen: all contents so far, each with its newest response.
struct RecordedScreens {
  private struct Position {
    let line: Int
    /// The number of the line's last step; 0 for the line's own responses.
    let step: Int
  }

  let lines: [JournalLine]

  /// Returns some of the screens with at least one of some kinds, in their order, each as a line
  /// without steps.
  ///
  /// Of the screens with the same set of kinds, at most `maximumCount` are returned, evenly spread
  /// from the first to the last.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of which each screen has at least one.
  ///   - maximumCount: The maximum number of screens with the same set of kinds, at least 2.
  /// - Returns: The screens.
  func sample(withAnyOf kinds: Set<ContentKind>, maximumPerKinds maximumCount: Int) -> [JournalLine]
  {
    var positionsByKinds: [Set<ContentKind>: [Position]] = [:]
    for (line, journalLine) in lines.enumerated() {
      var shown = Set(journalLine.responses.map(\.kind))
      for step in 0...journalLine.steps.count {
        if step > 0 {
          guard case .responses(let new) = journalLine.steps[step - 1].event else { continue }
          shown.formUnion(new.map(\.kind))
        }
        guard !shown.isDisjoint(with: kinds) else { continue }
        positionsByKinds[shown, default: []].append(Position(line: line, step: step))
      }
    }
    return positionsByKinds.values.flatMap { $0.evenlySpread(maximumCount) }
      .sorted { ($0.line, $0.step) < ($1.line, $1.step) }
      .map { lines[$0.line].screen(afterStep: $0.step) }
  }
}

extension JournalLine {
  /// Returns the contents that the screen shows after a step, as a line without steps.
  fileprivate func screen(afterStep step: Int) -> JournalLine {
    var contents = responses
    for case .responses(let new) in steps.prefix(step).map(\.event) {
      for response in new {
        if let index = contents.firstIndex(where: { $0.id == response.id }) {
          contents[index] = response
        } else {
          contents.append(response)
        }
      }
    }
    return JournalLine(context: context, responses: contents)
  }
}

extension Array {
  /// Returns at most a number of elements, at least 2: the first, the last, and others between them
  /// at equal distances.
  fileprivate func evenlySpread(_ maximumCount: Int) -> [Element] {
    guard count > maximumCount else { return self }
    return (0..<maximumCount).map { self[$0 * (count - 1) / (maximumCount - 1)] }
  }
}
