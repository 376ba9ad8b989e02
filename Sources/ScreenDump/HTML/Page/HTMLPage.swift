import Foundation

/// A self-contained page: one file that sends no requests.
///
/// Its policy allows its own style and script by their hashes, and nothing else: no image, no
/// frame, no form, and no other script from any source.
package struct HTMLPage {
  /// The page's answer in one sentence, the only first-level heading.
  package var title: String
  /// What the page is about: a screen, a file; below the answer, and in the window's title.
  package var subject: String
  /// The command, in small letters above the title.
  package var command: String
  /// The counts beside the title.
  package var lead: Markup
  /// The id and the name of each part, for the links.
  package var parts: [(id: String, name: String)]
  /// The parts.
  package var main: Markup
  /// Additional styles; they contain no text of a document, only numbers and colours.
  package var style: String
  /// The page's script; may be empty.
  package var script: String
  /// Whether the page ends with the line that says what the four stages mean.
  package var explainsStages: Bool

  /// Creates a page.
  package init(
    title: String,
    subject: String = "",
    command: String,
    lead: Markup,
    parts: [(id: String, name: String)],
    main: Markup,
    style: String = "",
    script: String = "",
    explainsStages: Bool = true
  ) {
    self.title = title
    self.subject = subject
    self.command = command
    self.lead = lead
    self.parts = parts
    self.main = main
    self.style = style
    self.script = script
    self.explainsStages = explainsStages
  }

  /// The content of the file.
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
      <title>\(subject.isEmpty ? title : subject) · \(command)</title>
      """
    page += "\n<style>\(Markup(code: style))</style>\n</head>\n<body>\n"
    page += "<a class=\"skip\" href=\"#main\">Skip to the result</a>\n"
    page += "<header class=\"top\">\n<p class=\"command\">\(command)</p>\n"
    page += "<h1><bdi>\(title)</bdi></h1>\n"
    if !subject.isEmpty { page += "<p class=\"subject\"><bdi>\(subject)</bdi></p>\n" }
    page += "\(lead)\n"
    if parts.count > 1 { page += "<nav aria-label=\"Parts of the page\">\(links)</nav>\n" }
    page += "</header>\n<main id=\"main\" tabindex=\"-1\">\n\(main)</main>\n"
    if explainsStages { page += Self.stages }
    if !script.isEmpty { page += "<script>\(Markup(code: script))</script>\n" }
    page += "</body>\n</html>\n"
    return page.html
  }

  /// The line that says what the four stages mean.
  private static let stages: Markup = """
    <footer class="meaning"><p><b>off</b>: only the legacy side runs · <b>shadow</b>: the legacy side is \
    shown, and the state side is compared with it · <b>live</b>: the state side is shown, and the legacy side is \
    compared with it · <b>complete</b>: only the state side runs</p></footer>

    """

  private func policy(_ style: String) -> String {
    var policy = "default-src 'none'; style-src \(Self.source(style))"
    if !script.isEmpty { policy += "; script-src \(Self.source(script))" }
    return policy + "; base-uri 'none'; form-action 'none'"
  }

  private static func source(_ code: String) -> String {
    "'sha256-\(Data(SHA256(code).bytes).base64EncodedString())'"
  }
}
