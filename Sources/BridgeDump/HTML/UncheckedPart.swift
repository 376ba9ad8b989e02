import ScreenDump

/// Why nothing was checked, at the top of a page.
enum UncheckedPart {
  static func markup(of sentences: [String]) -> Markup {
    sentences.map { "<p class=\"nothing\">\($0.bounded)</p>\n" as Markup }.joined()
  }
}
