import Foundation
import ScreenDocument
import StrictJSON

/// The styles that one page needs for its sketches: numbers and colours alone, each once.
///
/// A page's policy forbids styles in attributes, so that what a document says of a box becomes a
/// rule with a class of its own.
package struct SketchRules {
  private var names: [String: String] = [:]
  private var boxes: [JSONTree: Box?] = [:]
  /// The rules, as CSS.
  private(set) package var css = ""

  /// A box's class, and the colour that is behind what stands in it.
  struct Box: Hashable {
    var className: String
    var background: ColorValue?
    var image: String?
  }

  /// Starts without rules.
  package init() {}

  /// The class of some declarations.
  ///
  /// - Parameter declarations: Properties and values that no document spells.
  /// - Returns: The name of the class.
  mutating func className(of declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = "s\(names.count)"
    names[declarations] = name
    css += ".\(name){\(declarations)}\n"
    return name
  }

  /// The box of an appearance; `nil` for one that says nothing.
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

  /// The box of an appearance that is part of view data; `nil` for what is none.
  mutating func box(encodedAs tree: JSONTree) -> Box? {
    if let box = boxes[tree] { return box }
    let bytes = Data(tree.text().utf8)
    let appearance = try? JSONDecoder().decode(FundamentalAppearance.self, from: bytes)
    let box = appearance.flatMap { self.box($0) }
    boxes[tree] = .some(box)
    return box
  }
}
