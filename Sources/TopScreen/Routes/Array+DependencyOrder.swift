package import ScreenDocument

extension [ResponseData] {
  /// Calls a function with each response, dependencies first; returns the results in the order of
  /// this array.
  ///
  /// - Parameters:
  ///   - rank: Returns the rank of a kind, see ``DependencyOrder``; lower ranks are called first,
  ///     equal ranks in the order of this array.
  ///   - body: The function.
  /// - Returns: One result for each response.
  @MainActor
  package func mapDependenciesFirst<Result>(
    rank: (ContentKind) -> Int,
    _ body: (ResponseData) -> Result
  ) -> [Result] {
    let order = indices.map { (rank: rank(self[$0].kind), index: $0) }.sorted(by: <)
    var results = [Result?](repeating: nil, count: count)
    for (_, index) in order { results[index] = body(self[index]) }
    return results.compactMap { $0 }
  }
}
