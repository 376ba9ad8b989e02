// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      if let view = contentConfiguration?.makeContentView() { contentView.addSubview(view) }
    }
  }
  /// Which registration made the cell.
  var registration: ObjectIdentifier?

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { nil }

  /// The height of the view in the cell; 0 unless constraints or a configuration give the cell its
  /// height.
  open override var fittingHeight: CGFloat {
    if contentConfiguration != nil { return contentView.subviews.first?.fittingHeight ?? 0 }
    let bottoms = contentView.constraints.filter {
      $0.firstAttribute == .bottom && $0.secondItem === contentView
    }
    let least = contentView.constraints.filter { $0.relation == .greaterThanOrEqual }
    return bottoms.compactMap { ($0.firstItem as? UIView)?.fittingHeight }
      .reduce(least.map(\.constant).max() ?? 0, max)
  }
}
