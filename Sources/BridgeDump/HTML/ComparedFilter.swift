import Bridge
import Parity
import ScreenDump

/// The controls that filter results by outcome and by words; hidden until the page's script runs.
enum ComparedFilter {
  static func markup(of outcomes: [(ComparisonOutcome, Int)]) -> Markup {
    var boxes = Markup()
    for (outcome, count) in outcomes {
      boxes += """
        <label><input type="checkbox" value="\(outcome.rawValue)" checked> \
        \(outcome.look.sign) \(outcome.words) (\(count.grouped))</label>

        """
    }
    return """
      <div class="filter" id="filter" role="search" aria-label="Filter results" hidden>
      <label class="find" for="filter-text">Find by id, kind, or text\
      <input type="search" id="filter-text" autocomplete="off"></label>
      <fieldset><legend>Outcomes</legend>
      \(boxes)</fieldset>
      <output id="filter-count" role="status"></output>
      </div>

      """
  }
}
