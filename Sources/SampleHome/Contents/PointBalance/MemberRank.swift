/// The rank of a member of the shop; the cases are in order from the lowest.
enum MemberRank: Int, Comparable, CaseIterable {
  case regular
  case silver
  case gold
  case platinum

  /// Creates the rank with a name as the server sends it, such as "gold"; `nil` for any other text.
  init?(name: String) {
    guard let rank = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = rank
  }

  /// Creates the rank with a displayed title; `nil` for any other text.
  init?(title: String) {
    guard let rank = Self.allCases.first(where: { $0.title == title }) else { return nil }
    self = rank
  }

  /// The displayed title, such as "ゴールド会員".
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
