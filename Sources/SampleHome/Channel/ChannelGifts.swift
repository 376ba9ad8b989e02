/// The number of presents by name, in the order in which each name was first sent.
struct ChannelGifts: Equatable, Sendable {
  /// The number of presents with one name.
  struct Row: Equatable, Sendable {
    let name: String
    var count: Int
  }

  static let maximumCount = 999_999

  private(set) var rows: [Row] = []

  var total: Int { rows.reduce(0) { $0 + $1.count } }

  mutating func add(_ count: Int, of name: String) {
    let index = rows.firstIndex { $0.name == name } ?? rows.endIndex
    if index == rows.endIndex { rows.append(Row(name: name, count: 0)) }
    rows[index].count = min(Self.maximumCount, rows[index].count + count)
  }
}
