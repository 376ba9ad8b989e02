/// The rows of a list that are shown.
struct Rows<Row: Identifiable> {
  /// The rows that are fit to be shown, before the cut.
  let all: [Row]

  /// Keeps the rows that have a name, the first of each id.
  ///
  /// - Complexity: O(*n*) on average.
  init(_ rows: some Sequence<Row>, named name: KeyPath<Row, String>) {
    var ids: Set<Row.ID> = []
    all = rows.filter { !$0[keyPath: name].isEmpty && ids.insert($0.id).inserted }
  }

  /// The rows that are shown.
  var shown: [Row] { Array(all.prefix(DisplayRules.maximumRows)) }

  /// Whether there are more rows than are shown.
  var hasMore: Bool { all.count > DisplayRules.maximumRows }
}
