/// The note of a report about an input of `status` that was not given, or that holds nothing.
struct MissingStatusInputNote {
  /// The missing input in a few words, without a path: `No ledger`.
  let title: String
  /// The sentence that names the input, and what is unknown without it.
  let sentence: String

  /// Creates the note about an input that was not given.
  ///
  /// - Parameters:
  ///   - title: The missing input in a few words.
  ///   - consequence: What is unknown without it, as the rest of the sentence.
  init(notGiven title: String, _ consequence: String) {
    self.title = title
    sentence = "\(title): \(consequence)."
  }

  /// Creates the note about a given input that holds nothing.
  ///
  /// - Parameters:
  ///   - title: The missing input in a few words.
  ///   - name: The input with its path, as the beginning of the sentence.
  ///   - consequence: What is unknown without it; `nil` if another input of the same kind is enough
  ///     to know it.
  init(empty title: String, _ name: String, _ consequence: String?) {
    self.title = title
    sentence = name + (consequence.map { ": \($0)" } ?? "") + "."
  }
}
