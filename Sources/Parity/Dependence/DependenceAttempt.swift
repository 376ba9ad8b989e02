import StrictJSON

/// One change of an input, of which the effect on the output is examined.
struct DependenceAttempt {
  let input: DependenceInput
  /// What happens on the screen with the change.
  let changed: SearchInput
  /// The changed value; `nil` where the input is not a value of a response.
  var change: SingleValues.Change?

  var byPresence: Bool { change == .absent || change == .null }

  var differingValue: OutputDependence.DifferingValue {
    if case .value(let value) = change {
      OutputDependence.DifferingValue(input: input, value: value)
    } else {
      OutputDependence.DifferingValue(input: input, value: change == .null ? .null : nil)
    }
  }
}
