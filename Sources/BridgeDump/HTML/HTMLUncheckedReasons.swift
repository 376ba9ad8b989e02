import ScreenDump

/// The part of a page with the reasons why contents were not checked.
enum HTMLUncheckedReasons {
  static func markup(of sentences: [String]) -> Markup {
    sentences.map { "<p class=\"nothing\">\($0.shortened)</p>\n" as Markup }.joined()
  }
}
