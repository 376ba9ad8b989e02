import Bridge
import TopScreen
import UIStateLayer

/// The rules for the events and effects of a legacy handler that follow one response.
///
/// All values must be emitted on the main queue, no two in succession may be equal, the output must
/// not end, and no effect may occur twice.
@MainActor
struct HandlerEventRules {
  /// The maximum number of values for one response; a handler that emits more is reported as an
  /// endless loop.
  static let maximumEmissionCount = 100

  let expectation: StateSideExpectation
  /// Whether the handler must emit exactly one value, and during the delivery.
  let isStrict: Bool
  /// The end of each message; empty for the first response of a handler.
  var note = ""

  /// Returns the issues of the events that follow the response.
  func issues(of events: [HandlerOutputEvent]) -> [MigrationIssue] {
    var issues: [MigrationIssue] = []
    if !events.allSatisfy(\.isOnMain) {
      issues.append(
        issue(
          .thread,
          legacy: "another queue",
          state: "main",
          "the legacy side shows a value off the main queue"
        )
      )
    }
    issues += endingIssues(of: events)
    let values = events.compactMap(\.value)
    if let (failureClass, message) = emissionFault(in: values) {
      issues.append(
        issue(failureClass, legacy: "\(values.count) values", state: "1 value", message)
      )
    }
    if isStrict, events.contains(where: { $0.value != nil && !$0.isDuringConfigure }) {
      issues.append(
        issue(
          .turn,
          legacy: "a later turn",
          state: "at once",
          "the legacy side shows its value in a later turn"
        )
      )
    }
    return issues
  }

  /// Returns one issue that names all effects that occur more than once; empty if there are none.
  func issues(ofRepeated effects: [LegacyEffect]) -> [MigrationIssue] {
    let counts = Dictionary(effects.map { ($0, 1) }, uniquingKeysWith: +)
    let texts = counts.filter { $0.value > 1 }
      .map { effect, count in
        "\(expectation.comparison.text(of: effect)) occurs \(count) times"
      }
      .sorted()
    guard !texts.isEmpty else { return [] }
    return [expectation.issue(.effects, texts.joined(separator: ", ") + " for one response" + note)]
  }

  private func endingIssues(of events: [HandlerOutputEvent]) -> [MigrationIssue] {
    events.compactMap { event -> MigrationIssue? in
      let ending: String
      switch event.kind {
      case .value: return nil
      case .completed: ending = "completes"
      case .failed(let error): ending = "fails with \(error)"
      }
      return issue(.ending, legacy: ending, state: "goes on", "the legacy side's output ends")
    }
  }

  private func emissionFault(in values: [AnyViewData]) -> (FailureClass, String)? {
    if values.count > Self.maximumEmissionCount {
      return (.repeatedValues, "the legacy side emits without end after one response")
    }
    if zip(values, values.dropFirst()).contains(where: ==) {
      return (.repeatedValues, "an equal value is shown again for the same response")
    }
    guard isStrict, values.count > 1 else { return nil }
    return (.emissions, "the legacy side shows several values for one response")
  }

  private func issue(
    _ failureClass: FailureClass,
    legacy: String,
    state: String,
    _ message: String
  ) -> MigrationIssue {
    expectation.issue(failureClass, legacy: legacy, state: state, message + note)
  }
}
