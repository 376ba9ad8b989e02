import ScreenDocument
import StrictJSON

extension JournalReader {
  /// Reads the valid ones of the first 256 steps of a line.
  ///
  /// Returns a fault for each invalid step among the first 256, and one fault if there are further
  /// steps. If the member `then` is no array, there are no steps and one fault.
  static func steps(of root: JSONValue) -> (steps: [JournalStep], faults: [JournalFault]) {
    guard let list = root["then"] else { return ([], []) }
    guard list.kind == .array else {
      let fault = JSONFormError(list, "must be an array of steps, found \(list.textForMessages)")
      return ([], [JournalFault(fault)])
    }
    var steps: [JournalStep] = []
    var faults: [JournalFault] = []
    var left = JournalStep.maximumTotalSeconds
    for (index, element) in list.elements.enumerated() {
      guard index < JournalStep.maximumCount else {
        let message =
          "is one step too many: a line has at most \(JournalStep.maximumCount); all later ones are left out too"
        faults.append(JournalFault(JSONFormError(element, message)))
        break
      }
      do throws(JSONFormError) {
        let step = try step(element, secondsLeft: left)
        left -= step.secondsSincePreviousStep
        steps.append(step)
      } catch {
        faults.append(JournalFault(error))
      }
    }
    return (steps, faults)
  }

  private static func step(
    _ value: JSONValue,
    secondsLeft: Double
  ) throws(JSONFormError) -> JournalStep {
    _ = try value.read(.object("a step"))
    let seconds = try value["after"].map { (after) throws(JSONFormError) in
      try after.read(self.seconds(upTo: secondsLeft))
    }
    let event: JournalStep.Event
    switch (value["responses"], value["action"], value["flip"]) {
    case (let list?, nil, nil): event = .responses(try responses(in: list))
    case (nil, let action?, nil): event = .action(try self.action(action))
    case (nil, nil, let flip?): event = .flip(try self.flip(flip))
    default: throw JSONFormError(value, "needs one of \"responses\", \"action\" and \"flip\"")
    }
    return JournalStep(after: seconds ?? 0, event)
  }

  private static func seconds(upTo limit: Double) -> ExpectedJSONForm<Double> {
    ExpectedJSONForm(
      "a number of seconds, 0 or more, and at most 3600 in all steps of a line together"
    ) { value in
      value.double.flatMap { 0...limit ~= $0 ? $0 : nil }
    }
  }

  private static func action(_ value: JSONValue) throws(JSONFormError) -> JournalStep.Action {
    let content = try kindAndID(of: value)
    return JournalStep.Action(
      kind: content.kind,
      id: content.id,
      value: try value.read("value", ExpectedJSONForm("the JSON to decode the action from") { $0 })
    )
  }

  private static func flip(_ value: JSONValue) throws(JSONFormError) -> JournalStep.Flip {
    let kind = try value.read("kind", nonEmptyText)
    let stage = try value.read(
      "stage",
      ExpectedJSONForm("\"off\", \"shadow\", \"live\" or \"complete\"") { value in
        value.string.flatMap(Stage.init(spelling:))
      }
    )
    return JournalStep.Flip(kind: kind == "*" ? nil : ContentKind(kind), stage: stage)
  }
}
