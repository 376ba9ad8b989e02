package import TopScreen

extension NewsViewData {
  /// Creates the view data of a response at the context's moment.
  package init(_ response: NewsResponse, in context: ViewDataContext) {
    // Articles of one moment stay in the server's order.
    let newestFirst = response.articles.enumerated().sorted {
      ($1.element.published, $0.offset) < ($0.element.published, $1.offset)
    }
    rows = newestFirst.lazy.map(\.element).filter { !$0.headline.isEmpty }.map {
      Row(headline: $0.headline, age: NewsAge(of: $0.published, in: context).text)
    }
  }
}
