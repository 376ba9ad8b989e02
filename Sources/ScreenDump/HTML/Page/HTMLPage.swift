import Foundation

/// A self-contained HTML page: one file that sends no requests.
///
/// The page's content security policy allows only the page's style and script, by their hashes: no
/// image, no frame, no form, and no other script from any source.
package struct HTMLPage {
  /// The heading of the page: the command, the answer in one sentence, its subject and an overview.
  package let heading: PageHeading
  /// The HTML id and the name of each part, for the links to the parts; a page with one part has no
  /// such links.
  package let parts: [(id: String, name: String)]
  /// The markup of all parts.
  package let main: Markup
  /// The CSS in addition to the style of every page; it contains no text of a document.
  package let additionalStyle: String
  /// The controls that select entries; `nil` for a page without entries.
  package let filter: PageFilter?
  /// The script that runs after the script of ``filter``; empty for none, and unused without a
  /// filter.
  package let additionalScript: String
  /// Whether the page ends with a line that explains the four stages.
  package let explainsStages: Bool

  /// Creates a page.
  package init(
    heading: PageHeading,
    parts: [(id: String, name: String)],
    main: Markup,
    additionalStyle: String = "",
    filter: PageFilter? = nil,
    additionalScript: String = "",
    explainsStages: Bool = true
  ) {
    self.heading = heading
    self.parts = parts
    self.main = main
    self.additionalStyle = additionalStyle
    self.filter = filter
    self.additionalScript = additionalScript
    self.explainsStages = explainsStages
  }

  /// The whole text of the HTML file.
  ///
  /// - Complexity: O(n) in the length of the parts.
  package var text: String {
    let style = PageStyle.base + additionalStyle + (filter == nil ? "" : PageStyle.filter)
    let script = filter == nil ? "" : PageScript.filter + "\n" + additionalScript
    let links = parts.map { "<a href=\"#\($0.id)\">\($0.name)</a>" as Markup }.joined()
    var page: Markup = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.securityPolicy(style, script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>\(heading.windowTitle)</title>
      """
    page += "\n<style>\(Markup(code: style))</style>\n</head>\n<body>\n"
    page += "<a class=\"skip\" href=\"#main\">Skip to the result</a>\n"
    page += "<header class=\"top\">\n\(heading.markup)"
    if parts.count > 1 { page += "<nav aria-label=\"Parts of the page\">\(links)</nav>\n" }
    let many: Markup = filter?.laysOutOnlyEntriesInWindow == true ? " class=\"many\"" : ""
    page += "</header>\n<main id=\"main\" tabindex=\"-1\"\(many)>\n"
    page += "\(filter?.searchFieldMarkup ?? Markup())\(main)</main>\n"
    if explainsStages { page += Self.footerExplainingStages }
    if !script.isEmpty { page += "<script>\(Markup(code: script))</script>\n" }
    page += "</body>\n</html>\n"
    return page.html
  }

  /// The line at the end of the page that explains the four stages.
  private static let footerExplainingStages: Markup = """
    <footer class="meaning"><p><b>off</b>: only the legacy side runs · <b>shadow</b>: the legacy side is \
    shown, and the state side is compared with it · <b>live</b>: the state side is shown, and the legacy side is \
    compared with it · <b>complete</b>: only the state side runs</p></footer>

    """

  private static func securityPolicy(_ style: String, _ script: String) -> String {
    var policy = "default-src 'none'; style-src \(hashSource(ofInlineCode: style))"
    if !script.isEmpty { policy += "; script-src \(hashSource(ofInlineCode: script))" }
    return policy + "; base-uri 'none'; form-action 'none'"
  }

  private static func hashSource(ofInlineCode code: String) -> String {
    "'sha256-\(Data(SHA256Digest(code).bytes).base64EncodedString())'"
  }
}
