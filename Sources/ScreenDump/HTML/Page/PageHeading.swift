/// What a page says first: its answer, and what the answer is about.
package struct PageHeading {
  /// The page's answer in one sentence, the only first-level heading.
  package let title: String
  /// What the page is about: a screen, a file; below the answer, and in the window's title.
  package let subject: String
  /// The command, in small letters above the title.
  package let command: String
  /// The counts beside the title.
  package let lead: Markup

  /// Creates a heading.
  package init(title: String, subject: String = "", command: String, lead: Markup) {
    self.title = title
    self.subject = subject
    self.command = command
    self.lead = lead
  }

  var windowTitle: String { "\(subject.isEmpty ? title : subject) · \(command)" }

  var markup: Markup {
    var markup: Markup = "<p class=\"command\">\(command)</p>\n<h1><bdi>\(title)</bdi></h1>\n"
    if !subject.isEmpty { markup += "<p class=\"subject\"><bdi>\(subject)</bdi></p>\n" }
    markup += "\(lead)\n"
    return markup
  }
}
