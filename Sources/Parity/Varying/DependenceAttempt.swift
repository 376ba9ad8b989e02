/// One change of an input, whose effect on the output is examined.
struct DependenceAttempt {
  let input: DependenceInput
  /// The changed responses, steps and context.
  let changed: SearchInput
  /// The changed value; `nil` if the input is not a value of a response.
  var change: SingleValues.Change?

  var byPresence: Bool { change == .absent || change == .null }
}
