/// One change of a recorded line, to find out whether the output depends on ``testedDependence``.
struct DependenceAttempt {
  let testedDependence: DependenceInput
  /// The changed responses, steps and context.
  let changedInput: SearchInput
  /// The change of the response's value; `nil` if the input is not a value of a response.
  var valueChange: ReplacementValues.Change?

  /// Whether the attempt removes the value or sets it to `null`.
  var removesOrNullsValue: Bool { valueChange == .absent || valueChange == .null }
}
