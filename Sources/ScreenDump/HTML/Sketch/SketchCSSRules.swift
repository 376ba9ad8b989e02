import Foundation
import ScreenDocument
import StrictJSON

/// The CSS rules of a page's sketches, each once; their values are numbers and colours, and never
/// texts of a document.
///
/// A page's policy forbids style attributes, so each appearance of a document becomes a rule with
/// a class.
package struct SketchCSSRules {
  /// The names of the classes, by their CSS declarations.
  private var classNameByDeclarations: [String: String] = [:]
  /// The results of ``boxClasses(forAppearanceJSON:)`` so far, by its argument.
  private var boxByAppearanceJSON: [JSONTree: BoxClasses?] = [:]
  /// The rules, as CSS.
  private(set) package var css = ""

  /// The CSS classes of a box, with its background image.
  struct BoxClasses: Hashable {
    /// The names of the classes, separated by spaces.
    var classNames: String
    /// The URL or path of the background image; `nil` for none.
    var image: String?
  }

  /// Creates an empty set of rules.
  package init() {}

  /// Returns the name of the class with the given declarations; adds a rule for new ones.
  ///
  /// - Parameter declarations: Properties and values, without texts of a document.
  /// - Returns: The name of the class.
  mutating func className(of declarations: String) -> String {
    if let name = classNameByDeclarations[declarations] { return name }
    let name = "s\(classNameByDeclarations.count)"
    classNameByDeclarations[declarations] = name
    css += ".\(name){\(declarations)}\n"
    return name
  }

  /// Returns the classes and the background image of an appearance's box, and adds the rules of the
  /// classes to ``css``; `nil` for the default appearance.
  mutating func boxClasses(for appearance: FundamentalAppearance) -> BoxClasses? {
    guard appearance != .default else { return nil }
    var names = className(of: appearance.cssDeclarations)
    if let image = appearance.background.image {
      names += " papered " + className(of: image.insetVariableDeclarations)
    }
    return BoxClasses(classNames: names, image: appearance.background.image?.url.rawValue)
  }

  /// Returns the same as ``boxClasses(for:)`` for an appearance that view data holds as JSON; `nil`
  /// also for a value that is not an appearance.
  mutating func boxClasses(forAppearanceJSON tree: JSONTree) -> BoxClasses? {
    if let box = boxByAppearanceJSON[tree] { return box }
    let bytes = Data(tree.text().utf8)
    let appearance = try? JSONDecoder().decode(FundamentalAppearance.self, from: bytes)
    let box = appearance.flatMap { self.boxClasses(for: $0) }
    boxByAppearanceJSON[tree] = .some(box)
    return box
  }
}
