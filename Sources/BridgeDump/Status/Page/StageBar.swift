import Bridge
import Parity
import ScreenDump

/// A bar with a part for each stage that has kinds; the length of a part is proportional to their
/// number.
struct StageBar {
  private let counts: [(stage: Stage, count: Int)]

  init(_ counts: [(Stage, Int)]) {
    self.counts = counts.filter { $0.1 > 0 }.map { ($0.0, $0.1) }
  }

  /// Returns the CSS rules for parts with 1 to `count` kinds, or with 1 kind if `count` is 0.
  static func css(forCountsUpTo count: Int) -> String {
    (1...max(count, 1)).map { ".grow-\($0){flex-grow:\($0)}\n" }.joined()
  }

  var markup: Markup {
    guard !counts.isEmpty else { return Markup() }
    let parts = counts.map { one -> Markup in
      """
      <li class="\(one.stage.rawValue) grow-\(one.count)">\
      \(PageFilter.filterButton(one.stage.rawValue, "\(one.count) \(one.stage.rawValue)"))</li>
      """
    }
    return "<ul class=\"stages\" aria-label=\"Kinds on each stage\">\(parts.joined())</ul>\n"
  }
}
