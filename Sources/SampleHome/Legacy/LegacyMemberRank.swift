#if LegacyBridge
/// The rank of a member on the legacy side; the cases are in order from the lowest.
enum LegacyMemberRank: Int, Comparable {
  case regular
  case silver
  case gold
  case platinum

  /// Creates the rank with a name as the server sends it, such as "gold"; `nil` for any other text.
  init?(name: String) {
    switch name {
    case "regular": self = .regular
    case "silver": self = .silver
    case "gold": self = .gold
    case "platinum": self = .platinum
    default: return nil
    }
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

  static func < (lower: Self, higher: Self) -> Bool {
    lower.rawValue < higher.rawValue
  }
}
#endif
