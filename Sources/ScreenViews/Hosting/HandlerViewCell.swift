#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import UIKit

/// A cell that contains a handler's own view, as high as the view.
final class HandlerViewCell: UICollectionViewCell {
  private var container: HandlerViewContainer?
  private weak var shownView: UIView?

  /// Shows a view instead of the previous one; the view leaves the cell or container that it was
  /// in.
  ///
  /// A view that the cell shows already stays where it is, also if it was moved to another place.
  func show(_ view: UIView) {
    guard shownView !== view else { return }
    clear()
    shownView = view
    let container = HandlerViewContainer(view)
    container.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(container)
    let bottom = container.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    // The layout's estimated height holds until the cell's own height is known.
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: contentView.topAnchor),
      container.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bottom,
      contentView.heightAnchor.constraint(
        greaterThanOrEqualToConstant: CollectionRowHeights.minimumHeight
      ),
    ])
    self.container = container
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  private func clear() {
    shownView = nil
    container?.removeView()
    container?.removeFromSuperview()
    container = nil
  }
}
#endif
