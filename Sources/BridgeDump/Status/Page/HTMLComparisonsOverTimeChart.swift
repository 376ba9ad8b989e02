import Bridge
import Parity
import ScreenDump

/// The chart of comparisons over time.
struct HTMLComparisonsOverTimeChart {
  private static let (width, height) = (600, 80)

  private let dailyProgress: [LedgerProgressUpToDay]

  init(_ dailyProgress: [LedgerProgressUpToDay]) {
    self.dailyProgress = dailyProgress
  }

  /// A sentence with the numbers, the line, and its first and last day; empty unless there is
  /// progress of two days.
  var markup: Markup {
    guard let first = dailyProgress.first, let last = dailyProgress.last, first.day < last.day
    else {
      return Markup()
    }
    let days = Int(last.day.number) - Int(first.day.number)
    let most = max(dailyProgress.map(\.comparisons).max() ?? 1, 1)
    let points = dailyProgress.map { one in
      let x = (Int(one.day.number) - Int(first.day.number)) * Self.width / days
      return "\(x),\(Self.height - one.comparisons * Self.height / most)"
    }
    let kinds = last.advanceProvedKindCount.counted("kind")
    return """
      <p>\(last.comparisons.counted("comparison")) up to \(last.day.text), \(first.comparisons.grouped) up to \
      \(first.day.text); \(kinds) proved.</p>
      <svg class="line" viewBox="-4 -4 608 88" preserveAspectRatio="none" role="img" \
      aria-label="Comparisons from \(first.day.text) to \(last.day.text)">\
      <polyline points="\(points.joined(separator: " "))"/></svg>
      <p class="ends"><span>\(first.day.text)</span><span>\(last.day.text)</span></p>

      """
  }
}
