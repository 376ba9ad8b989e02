package import ScreenDocument

extension [ResponseData] {
  /// Calls a function with each response, dependencies first; the results are in document order.
  ///
  /// - Parameters:
  ///   - rank: The rank of a kind in the order of dependencies.
  ///   - body: The function.
  /// - Returns: One result for each response.
  @MainActor
  package func inReadingOrder<Result>(
    rank: (ContentKind) -> Int,
    _ body: (ResponseData) -> Result
  ) -> [Result] {
    let order = indices.map { (rank: rank(self[$0].kind), index: $0) }.sorted(by: <)
    var results = [Result?](repeating: nil, count: count)
    for (_, index) in order { results[index] = body(self[index]) }
    return results.compactMap { $0 }
  }
}
