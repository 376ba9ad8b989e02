/// The rows of a list that have a name, only the first of those with equal ids.
///
/// The list shows ``upToLimit``, at most ``FormattingRules/maximumRows`` of them.
struct NamedRowsWithDistinctIDs<Element: Identifiable> {
  /// All rows that have a name, in order; of rows with equal ids, only the first.
  let all: [Element]

  /// Keeps the rows whose name is not empty; of several such rows with one id, only the first.
  ///
  /// - Complexity: O(*n*) on average.
  init(_ rows: some Sequence<Element>, named name: KeyPath<Element, String>) {
    var seenIDs: Set<Element.ID> = []
    all = rows.filter { !$0[keyPath: name].isEmpty && seenIDs.insert($0.id).inserted }
  }

  /// The rows that the list shows: at most ``FormattingRules/maximumRows``.
  var upToLimit: [Element] { Array(all.prefix(FormattingRules.maximumRows)) }

  /// Whether there are more rows than the list shows.
  var hasUnshownRows: Bool { all.count > FormattingRules.maximumRows }
}
