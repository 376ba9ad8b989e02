/// The rows of a list that are shown.
struct Rows<Element: Identifiable> {
  /// The rows that are fit to be shown, before the cut.
  let all: [Element]

  /// Keeps the rows that have a name, the first of each id.
  ///
  /// - Complexity: O(*n*) on average.
  init(_ rows: some Sequence<Element>, named name: KeyPath<Element, String>) {
    var ids: Set<Element.ID> = []
    all = rows.filter { !$0[keyPath: name].isEmpty && ids.insert($0.id).inserted }
  }

  /// The rows that are shown.
  var shown: [Element] { Array(all.prefix(DisplayRules.maximumRows)) }

  /// Whether there are more rows than are shown.
  var hasMore: Bool { all.count > DisplayRules.maximumRows }
}
