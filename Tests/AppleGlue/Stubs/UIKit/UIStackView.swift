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

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  // Unlike a view's, this initialiser does not fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
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
    view.translatesAutoresizingMaskIntoConstraints = false
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

  open override var fittingHeight: CGFloat {
    let heights = shown.map(\.fittingHeight)
    return axis == .vertical
      ? heights.reduce(0, +) + spacing * CGFloat(max(0, shown.count - 1)) : heights.max() ?? 0
  }

  open override func layoutSubviews() {
    var end: CGFloat = 0
    for view in shown {
      let height = view.fittingHeight
      switch axis {
      case .vertical:
        view.frame = CGRect(x: 0, y: end, width: frame.width, height: height)
        end += height + spacing
      case .horizontal:
        let width = frame.width / CGFloat(shown.count)
        view.frame = CGRect(x: end, y: 0, width: width, height: height)
        end += width + spacing
      }
    }
    frame.size.height = fittingHeight
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}

extension NSLayoutConstraint {
  public enum Axis: Sendable {
    case horizontal, vertical
  }
}
