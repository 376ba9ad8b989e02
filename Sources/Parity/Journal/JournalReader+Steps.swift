import ScreenDocument
import StrictJSON

extension JournalReader {
  /// Reads the steps of a line; one that is bad costs itself.
  static func steps(of root: JSONValue) -> (steps: [JournalStep], faults: [JournalFault]) {
    guard let list = root["then"] else { return ([], []) }
    guard list.kind == .array else {
      return ([], [JournalFault(list, "\"then\" is an array of steps")])
    }
    var steps: [JournalStep] = []
    var faults: [JournalFault] = []
    var left = JournalStep.maximumSeconds
    for (index, element) in list.elements.enumerated() {
      guard index < JournalStep.maximumCount else {
        let message = "a line has at most \(JournalStep.maximumCount) steps; the rest are left out"
        faults.append(JournalFault(element, message))
        break
      }
      do throws(JournalFault) {
        let step = try step(element, secondsLeft: left)
        left -= step.seconds
        steps.append(step)
      } catch {
        faults.append(error)
      }
    }
    return (steps, faults)
  }

  private static func step(
    _ value: JSONValue,
    secondsLeft: Double
  ) throws(JournalFault) -> JournalStep {
    guard value.kind == .object else {
      throw JournalFault(value, "a step is an object with \"responses\", \"action\" or \"flip\"")
    }
    var seconds = 0.0
    if let after = value["after"] {
      guard let number = after.double, number >= 0, number <= secondsLeft else {
        throw JournalFault(
          after,
          "\"after\" is a number of seconds from 0, and all steps of a line take an hour at most"
        )
      }
      seconds = number
    }
    let events = ["responses", "action", "flip"].compactMap { value[$0] }
    guard events.count == 1 else {
      throw JournalFault(value, "a step has one of \"responses\", \"action\" and \"flip\"")
    }
    if let list = value["responses"] {
      return JournalStep(after: seconds, .responses(try responses(in: list)))
    }
    if let action = value["action"] {
      return JournalStep(after: seconds, .action(try self.action(action)))
    }
    return JournalStep(after: seconds, .flip(try flip(events[0])))
  }

  private static func action(_ value: JSONValue) throws(JournalFault) -> JournalStep.Action {
    guard value.kind == .object, let kind = value["kind"]?.string, !kind.isEmpty else {
      throw JournalFault(value["kind"] ?? value, "an action needs the \"kind\" of its content")
    }
    guard let action = value["value"] else {
      throw JournalFault(value, "an action needs a \"value\", the JSON to decode its type from")
    }
    let id = try id(of: value)
    return JournalStep.Action(kind: ContentKind(kind), id: ContentID(id ?? kind), value: action)
  }

  private static func flip(_ value: JSONValue) throws(JournalFault) -> JournalStep.Flip {
    guard value.kind == .object, let kind = value["kind"]?.string, !kind.isEmpty else {
      throw JournalFault(value["kind"] ?? value, "a flip needs a \"kind\", or \"*\" for all")
    }
    guard let stage = value["stage"]?.string.flatMap(Stage.init(spelling:)) else {
      throw JournalFault(
        value["stage"] ?? value,
        "a flip needs a \"stage\": \"off\", \"shadow\", \"live\" or \"complete\""
      )
    }
    return JournalStep.Flip(kind: kind == "*" ? nil : ContentKind(kind), stage: stage)
  }
}
