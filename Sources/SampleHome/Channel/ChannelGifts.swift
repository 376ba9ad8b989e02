/// The number of sent presents for each name, in the order in which the names were first sent.
struct ChannelGifts: Equatable, Sendable {
  /// The number of presents with one name.
  struct Row: Equatable, Sendable {
    let name: String
    var count: Int
  }

  /// The greatest number of presents with one name.
  static let maximumCountPerName = 999_999

  /// One row for each name.
  private(set) var rows: [Row] = []

  /// The number of all presents.
  var total: Int { rows.reduce(0) { $0 + $1.count } }

  mutating func add(_ count: Int, of name: String) {
    let index = rows.firstIndex { $0.name == name } ?? rows.endIndex
    if index == rows.endIndex { rows.append(Row(name: name, count: 0)) }
    rows[index].count = min(Self.maximumCountPerName, rows[index].count + count)
  }
}
