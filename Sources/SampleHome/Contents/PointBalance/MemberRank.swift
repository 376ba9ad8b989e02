/// The ranks of the shop's members, from the lowest.
enum MemberRank: Int, Comparable, CaseIterable {
  case regular
  case silver
  case gold
  case platinum

  /// Finds a rank by the server's name; `nil` for any other text.
  init?(name: String) {
    guard let rank = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = rank
  }

  /// Finds a rank by its displayed title; `nil` for any other text.
  init?(title: String) {
    guard let rank = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = rank
  }

  /// The displayed title.
  var title: String {
    switch self {
    case .regular: "レギュラー会員"
    case .silver: "シルバー会員"
    case .gold: "ゴールド会員"
    case .platinum: "プラチナ会員"
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
