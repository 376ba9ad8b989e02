// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class NSLayoutConstraint {
  public enum Attribute: Sendable {
    case top, bottom, leading, trailing, width, height, notAnAttribute
  }

  /// An item, which the constraint does not own, with its attribute.
  struct End {
    weak var item: AnyObject?
    let attribute: Attribute
  }

  public enum Relation: Sendable {
    case equal, greaterThanOrEqual
  }

  public let relation: Relation
  public var constant: CGFloat
  public var priority = UILayoutPriority.required
  private let first: End
  private let second: End?
  private weak var holder: UIView?

  init(_ first: End, equalTo second: End?, constant: CGFloat) {
    self.first = first
    self.second = second
    relation = .equal
    self.constant = constant
  }

  init(_ first: End, atLeast constant: CGFloat) {
    self.first = first
    second = nil
    relation = .greaterThanOrEqual
    self.constant = constant
  }

  public var firstItem: AnyObject? { first.item }
  public var firstAttribute: Attribute { first.attribute }
  public var secondItem: AnyObject? { second?.item }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? enter() : leave() }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Whether an item of the constraint is a view or in it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].compactMap(\.self).compactMap(Self.view)
      .contains { $0.ancestors.contains { $0 === view } }
  }

  private func enter() {
    guard holder == nil else { return }
    let views = [firstItem, secondItem].compactMap(\.self).compactMap(Self.view)
    guard
      let owner = views.first?.ancestors.first(where: { candidate in
        views.allSatisfy { $0.ancestors.contains { $0 === candidate } }
      })
    else {
      return UIKitCalls.refuse("a constraint between views without a common ancestor")
    }
    holder = owner
    owner.constraints.append(self)
  }

  private func leave() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
