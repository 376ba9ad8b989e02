extension String {
  /// Returns the text in lines of at most a number of columns, broken at spaces.
  ///
  /// A word with more columns is alone on its line. Several spaces in a row become one, and spaces
  /// at the ends are removed; a text without words has no lines.
  package func wrapped(toColumns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ").map(String.init) {
      if line.isEmpty {
        line = word
      } else if line.columns + 1 + word.columns <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
