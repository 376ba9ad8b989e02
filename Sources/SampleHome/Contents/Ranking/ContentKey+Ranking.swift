import ScreenDocument
import TopScreen

extension ContentKey where Response == RankingResponse, Output == RankingViewData {
  /// The contract of the kind `ranking`: the best-selling items, which only the legacy side
  /// supports.
  static var ranking: Self { Self("ranking") }
}
