extension HistoryViewData {
  /// Creates the view data of a response; the carousel of the same screen marks the promoted items.
  package init(_ response: HistoryResponse, carousel: CarouselViewData) {
    let promoted = Set(carousel.slides.map(\.item))
    var seen: Set<String> = []
    let first = response.visits.filter { seen.insert($0.item).inserted }
    rows = first.prefix(10).map {
      Row(item: $0.item, name: $0.name, isPromoted: promoted.contains($0.item))
    }
  }
}
