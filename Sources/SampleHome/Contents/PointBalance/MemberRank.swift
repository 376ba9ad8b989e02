/// The ranks of the shop's members, from the lowest.
enum MemberRank: Int, Comparable, CaseIterable {
  case regular
  case silver
  case gold
  case platinum

  /// A rank by the server's name of it; `nil` for any other name.
  init?(name: String) {
    guard let rank = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = rank
  }

  /// A rank by its title, as a user sees it; `nil` for any other text.
  init?(title: String) {
    guard let rank = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = rank
  }

  /// What a user sees.
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
