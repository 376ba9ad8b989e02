package import ScreenDocument

extension [ResponseData] {
  /// Does something with each response, what is read before what reads it; results stay in the order of
  /// the document.
  ///
  /// - Parameters:
  ///   - rank: How far a kind stands from what reads nothing.
  ///   - body: What to do.
  /// - Returns: One result a response.
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
