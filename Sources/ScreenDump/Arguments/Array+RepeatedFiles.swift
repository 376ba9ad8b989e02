extension [String] {
  /// The paths in the same order, without those that name the same file as an earlier one.
  ///
  /// Regular files that exist are compared after links are followed, other paths by their spelling.
  /// `-`, for standard input, stays each time, because to read it twice is an error.
  package var withoutRepeatedFiles: [String] {
    var seen: Set<String> = []
    return filter { $0 == "-" || seen.insert($0.realPathOfRegularFile ?? $0).inserted }
  }
}
