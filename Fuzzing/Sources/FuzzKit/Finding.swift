/// Stops the fuzzer, which keeps the input that led here.
///
/// - Parameters:
///   - holds: What must hold for every input.
///   - message: What does not.
package func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(message())
}
