import ScreenDump

/// The part at the top of a page with the reasons why nothing was checked.
enum UncheckedPart {
  static func markup(of sentences: [String]) -> Markup {
    sentences.map { "<p class=\"nothing\">\($0.bounded)</p>\n" as Markup }.joined()
  }
}
