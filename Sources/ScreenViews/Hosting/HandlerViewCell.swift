#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import UIKit

/// A cell that contains a handler's own view, as high as the view.
final class HandlerViewCell: UICollectionViewCell {
  private var place: HandlerViewContainer?

  /// Shows a view, which leaves the cell or container that it was in, in place of the one before.
  func show(_ view: UIView) {
    clear()
    let place = HandlerViewContainer(view)
    place.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(place)
    let bottom = place.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    // The layout's estimated height holds until the cell's own height is known.
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      place.topAnchor.constraint(equalTo: contentView.topAnchor),
      place.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      place.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bottom,
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: CollectionRow.leastHeight),
    ])
    self.place = place
  }

  private func clear() {
    place?.empty()
    place?.removeFromSuperview()
    place = nil
  }
}
#endif
