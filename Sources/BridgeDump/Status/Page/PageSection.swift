import ScreenDump

/// A part of a page with its heading.
struct PageSection {
  let id: String
  let name: String
  let content: Markup

  init(id: String, name: String, _ content: Markup) {
    self.id = id
    self.name = name
    self.content = content
  }

  var markup: Markup {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(name)</h2>
    \(content)</section>

    """
  }
}
