/// One change of an input, of which the effect on the output is examined.
struct DependenceAttempt {
  let input: DependenceInput
  /// What happens on the screen with the change.
  let changed: SearchInput
  /// The changed value; `nil` where the input is not a value of a response.
  var change: SingleValues.Change?

  var byPresence: Bool { change == .absent || change == .null }
}
