/// The ids of a page, and the targets of its internal links.
public struct HTMLAnchors {
  /// The value of each `id`, in the page's order.
  public let ids: [String]
  /// The part after `#` of each link.
  public let targets: [String]

  /// Reads a page.
  ///
  /// - Parameter html: The page.
  public init(_ html: String) {
    ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    targets = html.matches(of: /\shref="#([^"]*)"/).map { String($0.1) }
  }

  /// The ids that more than one element has.
  public var repeated: [String] {
    var seen: Set<String> = []
    return ids.filter { !seen.insert($0).inserted }
  }

  /// The targets that no element has as its id.
  public var missing: [String] { targets.filter { !ids.contains($0) } }
}
