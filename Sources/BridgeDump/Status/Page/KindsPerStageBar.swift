import Bridge
import Parity
import ScreenDump

/// A bar with a part for each stage that has kinds; the length of a part is proportional to their
/// number.
struct KindsPerStageBar {
  private let kindCounts: [(stage: Stage, count: Int)]

  init(_ kindCounts: [(Stage, Int)]) {
    self.kindCounts = kindCounts.filter { $0.1 > 0 }.map { ($0.0, $0.1) }
  }

  /// Returns the CSS rules for parts with 1 to `count` kinds, or with 1 kind if `count` is 0.
  static func css(forKindCountsUpTo count: Int) -> String {
    (1...max(count, 1)).map { ".grow-\($0){flex-grow:\($0)}\n" }.joined()
  }

  var markup: Markup {
    guard !kindCounts.isEmpty else { return Markup() }
    let parts = kindCounts.map { one -> Markup in
      """
      <li class="\(one.stage.rawValue) grow-\(one.count)">\
      \(PageFilter.filterButton(one.stage.rawValue, "\(one.count) \(one.stage.rawValue)"))</li>
      """
    }
    return "<ul class=\"stages\" aria-label=\"Kinds on each stage\">\(parts.joined())</ul>\n"
  }
}
