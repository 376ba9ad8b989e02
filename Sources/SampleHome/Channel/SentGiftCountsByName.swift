/// The number of sent presents for each name, at most 999,999 each, in the order in which the names
/// were first sent.
struct SentGiftCountsByName: Equatable, Sendable {
  /// The number of presents with one name.
  struct NamedCount: Equatable, Sendable {
    let name: String
    var count: Int
  }

  /// The greatest number of presents with one name.
  static let maximumCountPerName = 999_999

  /// One count for each name, in the order in which the names were first sent.
  private(set) var namedCounts: [NamedCount] = []

  /// The sum of all counts.
  var total: Int { namedCounts.reduce(0) { $0 + $1.count } }

  mutating func add(_ count: Int, of name: String) {
    let index = namedCounts.firstIndex { $0.name == name } ?? namedCounts.endIndex
    if index == namedCounts.endIndex { namedCounts.append(NamedCount(name: name, count: 0)) }
    namedCounts[index].count = min(Self.maximumCountPerName, namedCounts[index].count + count)
  }
}
