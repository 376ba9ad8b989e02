#if LegacyBridge
/// The ranks of members, from the lowest.
enum LegacyMemberRank: Int, Comparable {
  case regular
  case silver
  case gold
  case platinum

  /// Finds a rank by its name; `nil` for any other text.
  init?(name: String) {
    switch name {
    case "regular": self = .regular
    case "silver": self = .silver
    case "gold": self = .gold
    case "platinum": self = .platinum
    default: return nil
    }
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

  static func < (lower: Self, higher: Self) -> Bool {
    lower.rawValue < higher.rawValue
  }
}
#endif
