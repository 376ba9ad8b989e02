/// The heading of a page: its answer in one sentence, and the subject of the answer.
package struct PageHeading {
  /// The page's answer in one sentence; the only `h1` element of the page.
  package let title: String
  /// The subject of the page, such as a screen or a file, shown below the answer and in the
  /// window's title; may be empty.
  package let subject: String
  /// The command of the page, shown above the answer: its name, perhaps with arguments.
  package let command: String
  /// What is shown below the answer and the subject, such as the counts.
  package let overview: Markup

  /// Creates a heading.
  package init(title: String, subject: String = "", command: String, overview: Markup) {
    self.title = title
    self.subject = subject
    self.command = command
    self.overview = overview
  }

  /// The title of the page's window: ``subject`` and ``command``; if the subject is empty, ``title``
  /// and ``command``.
  var windowTitle: String { "\(subject.isEmpty ? title : subject) · \(command)" }

  /// The heading as HTML.
  var markup: Markup {
    var markup: Markup = "<p class=\"command\">\(command)</p>\n<h1><bdi>\(title)</bdi></h1>\n"
    if !subject.isEmpty { markup += "<p class=\"subject\"><bdi>\(subject)</bdi></p>\n" }
    markup += "\(overview)\n"
    return markup
  }
}
