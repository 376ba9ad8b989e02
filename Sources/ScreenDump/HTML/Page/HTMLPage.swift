import Foundation

/// A page that needs nothing but itself: one file, with no request to anywhere.
///
/// Its policy allows its own style and script by their hashes, and nothing else: no image, no frame,
/// no form, no other script, wherever they come from.
package struct HTMLPage {
  /// The page's name, in the window's title and as its only heading of the first level.
  package var title: String
  /// What stands over the title in small letters: the command.
  package var command: String
  /// What stands beside the title: counts.
  package var lead: Markup
  /// What can be jumped to: the id and the name of each part.
  package var parts: [(id: String, name: String)]
  /// The parts.
  package var main: Markup
  /// Styles beside those that every page has; never anything that a document says, but numbers and
  /// colours.
  package var style: String
  /// The page's script; empty for none.
  package var script: String

  /// Creates a page.
  package init(
    title: String,
    command: String,
    lead: Markup,
    parts: [(id: String, name: String)],
    main: Markup,
    style: String = "",
    script: String = ""
  ) {
    self.title = title
    self.command = command
    self.lead = lead
    self.parts = parts
    self.main = main
    self.style = style
    self.script = script
  }

  /// The file's text.
  ///
  /// - Complexity: O(n) in the length of the parts.
  package var text: String {
    let style = PageStyle.base + self.style
    let links = parts.map { "<a href=\"#\($0.id)\">\($0.name)</a>" as Markup }.joined()
    var page: Markup = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy(style))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · \(command)</title>
      """
    page += "\n<style>\(Markup(code: style))</style>\n</head>\n<body>\n"
    page += "<a class=\"skip\" href=\"#main\">Skip to the result</a>\n"
    page += "<header class=\"top\">\n<p class=\"command\">\(command)</p>\n"
    page += "<h1><bdi>\(title)</bdi></h1>\n\(lead)\n"
    if parts.count > 1 { page += "<nav aria-label=\"Parts of the page\">\(links)</nav>\n" }
    page += "</header>\n<main id=\"main\" tabindex=\"-1\">\n\(main)</main>\n"
    if !script.isEmpty { page += "<script>\(Markup(code: script))</script>\n" }
    page += "</body>\n</html>\n"
    return page.html
  }

  private func policy(_ style: String) -> String {
    var policy = "default-src 'none'; style-src \(Self.source(style))"
    if !script.isEmpty { policy += "; script-src \(Self.source(script))" }
    return policy + "; base-uri 'none'; form-action 'none'"
  }

  private static func source(_ code: String) -> String {
    "'sha256-\(Data(SHA256(code).bytes).base64EncodedString())'"
  }
}
