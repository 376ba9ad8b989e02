import Foundation
import ScreenDocument
import StrictJSON

/// The CSS rules of a page's sketches: only numbers and colours, each rule once.
///
/// A page's policy forbids style attributes, so each appearance of a document becomes a rule with
/// its own class.
package struct SketchRules {
  private var names: [String: String] = [:]
  private var boxes: [JSONTree: Box?] = [:]
  /// The rules, as CSS.
  private(set) package var css = ""

  /// The class of a box, and the background colour of its content.
  struct Box: Hashable {
    var className: String
    var background: ColorValue?
    var image: String?
  }

  /// Creates an empty set of rules.
  package init() {}

  /// Returns the class for some declarations.
  ///
  /// - Parameter declarations: Properties and values, without texts of a document.
  /// - Returns: The name of the class.
  mutating func className(of declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = "s\(names.count)"
    names[declarations] = name
    css += ".\(name){\(declarations)}\n"
    return name
  }

  /// Returns the box of an appearance; `nil` for the default appearance.
  mutating func box(_ appearance: FundamentalAppearance) -> Box? {
    guard appearance != .default else { return nil }
    var name = className(of: appearance.declarations)
    if let image = appearance.background.image {
      name += " papered " + className(of: image.declarations)
    }
    return Box(
      className: name,
      background: appearance.background.color,
      image: appearance.background.image?.url.rawValue
    )
  }

  /// Returns the box of an appearance in view data; `nil` for a value that is not an appearance.
  mutating func box(encodedAs tree: JSONTree) -> Box? {
    if let box = boxes[tree] { return box }
    let bytes = Data(tree.text().utf8)
    let appearance = try? JSONDecoder().decode(FundamentalAppearance.self, from: bytes)
    let box = appearance.flatMap { self.box($0) }
    boxes[tree] = .some(box)
    return box
  }
}
