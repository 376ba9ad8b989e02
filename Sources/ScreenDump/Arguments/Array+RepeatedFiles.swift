extension [String] {
  /// The paths without those that name the file of an earlier one; links are followed.
  ///
  /// `-`, for standard input, stays each time, because to read it twice is an error.
  package var withoutRepeatedFiles: [String] {
    var seen: Set<String> = []
    return filter { $0 == "-" || seen.insert($0.realPathOfRegularFile ?? $0).inserted }
  }
}
