/// One change of a recorded line, to find out whether the output depends on ``input``.
struct DependenceAttempt {
  let input: DependenceInput
  /// The changed responses, steps and context.
  let changed: SearchInput
  /// The change of the response's value; `nil` if the input is not a value of a response.
  var change: SingleValues.Change?

  /// Whether the value is removed or becomes `null`.
  var removesValue: Bool { change == .absent || change == .null }
}
