/// The head of a page: its answer and its subject.
package struct PageHeading {
  /// The page's answer in one sentence, the only first-level heading.
  package let title: String
  /// The subject of the page, such as a screen or a file; shown below the answer and in the window's title.
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
