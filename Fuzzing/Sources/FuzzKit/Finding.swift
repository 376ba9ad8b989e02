/// Stops the fuzzer, which keeps the current input.
///
/// - Parameters:
///   - holds: The condition that must hold for every input.
///   - message: The description of the violation.
package func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(message())
}
