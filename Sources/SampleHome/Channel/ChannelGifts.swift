/// Presents by name, in the order of the first of each.
struct ChannelGifts: Equatable, Sendable {
  /// How many of one name.
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
