/// The valid rows of a list, of which the first ``DisplayRules/maximumRows`` are visible.
struct Rows<Element: Identifiable> {
  /// The valid rows, before the cut.
  let all: [Element]

  /// Selects the rows that have a name, the first of each id.
  ///
  /// - Complexity: O(*n*) on average.
  init(_ rows: some Sequence<Element>, named name: KeyPath<Element, String>) {
    var ids: Set<Element.ID> = []
    all = rows.filter { !$0[keyPath: name].isEmpty && ids.insert($0.id).inserted }
  }

  /// The visible rows.
  var shown: [Element] { Array(all.prefix(DisplayRules.maximumRows)) }

  /// Whether there are more rows than are visible.
  var hasMore: Bool { all.count > DisplayRules.maximumRows }
}
