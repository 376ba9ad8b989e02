import ScreenDocument
import StrictJSON

/// The section of a page that lists the diagnostics.
package enum DiagnosticsSection {
  /// Returns the section with one line for each diagnostic; empty if there are none.
  package static func markup(of diagnostics: [SourcedDiagnostic]) -> Markup {
    guard !diagnostics.isEmpty else { return Markup() }
    var rows = Markup()
    for diagnostic in diagnostics {
      let isError = diagnostic.diagnostic.severity == .error
      rows += """
        <li><span class="chip \(isError ? "bad" : "warn")">\(isError ? "✗" : "!") \
        \(diagnostic.diagnostic.severity.rawValue)</span> <bdi>\(diagnostic.text.shortened)</bdi></li>

        """
    }
    return """
      <section id="diagnostics" aria-labelledby="diagnostics-title">
      <h2 id="diagnostics-title">Diagnostics</h2>
      <ul class="diagnostics">
      \(rows)</ul>
      </section>

      """
  }
}
