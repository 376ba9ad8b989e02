// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0

  public enum Alignment: Sendable {
    case fill, leading, center, trailing
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    UIKitCalls.record("insertArrangedSubview at \(stackIndex)")
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      return UIKitCalls.refuse("index out of bounds")
    }
    guard !arrangedSubviews.contains(where: { $0 === view }) else {
      return UIKitCalls.refuse("the view is arranged already")
    }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
  }

  open func removeArrangedSubview(_ view: UIView) {
    UIKitCalls.record("removeArrangedSubview")
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else {
      return UIKitCalls.refuse("the view is not arranged")
    }
    arrangedSubviews.remove(at: index)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  open override func layoutSubviews() {
    var end: CGFloat = 0
    for view in arrangedSubviews where !view.isHidden {
      view.frame = CGRect(x: 0, y: end, width: frame.width, height: view.stubHeight)
      end += view.stubHeight + spacing
    }
    frame.size.height = max(0, end - spacing)
  }
}

extension NSLayoutConstraint {
  public enum Axis: Sendable {
    case horizontal, vertical
  }
}
