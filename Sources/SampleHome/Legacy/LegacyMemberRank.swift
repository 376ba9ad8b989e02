#if LegacyBridge
/// The ranks that members rise through, lowest first.
enum LegacyMemberRank: Int, Comparable {
  case regular
  case silver
  case gold
  case platinum

  /// The rank of a name; `nil` for a name that is none.
  init?(name: String) {
    switch name {
    case "regular": self = .regular
    case "silver": self = .silver
    case "gold": self = .gold
    case "platinum": self = .platinum
    default: return nil
    }
  }

  /// What its members are called.
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
