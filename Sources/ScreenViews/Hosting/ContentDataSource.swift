#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import SwiftUI
import TopScreen
import UIKit

/// The diffable data source of a collection view: makes one cell for each content, a handler's own
/// view or a SwiftUI view in it.
@MainActor
final class ContentDataSource {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, ContentIdentity>

  private let source: UICollectionViewDiffableDataSource<Int, ContentIdentity>

  init(
    in collectionView: UICollectionView,
    items: @escaping @MainActor (ContentIdentity) -> StackItem?,
    handlerView: @escaping @MainActor (StackItem) -> UIView?,
    content: @escaping @MainActor (StackItem) -> AnyView
  ) {
    let hosted = UICollectionView.CellRegistration<UICollectionViewCell, StackItem> {
      cell,
      _,
      item in
      cell.contentConfiguration = UIHostingConfiguration { content(item) }
        .margins(.all, 0)
        .minSize(width: 0, height: CollectionRowHeights.minimumHeight)
    }
    let legacy = UICollectionView.CellRegistration<HandlerViewCell, UIView> { cell, _, view in
      cell.show(view)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view,
      path,
      identity in
      guard let item = items(identity) else { return nil }
      if let own = handlerView(item) {
        return view.dequeueConfiguredReusableCell(using: legacy, for: path, item: own)
      }
      return view.dequeueConfiguredReusableCell(using: hosted, for: path, item: item)
    }
  }

  /// Shows contents from top to bottom, and draws the changed contents again: updated ones in their
  /// cells, rehosted ones in new cells.
  func show(
    _ identities: [ContentIdentity],
    reconfiguring changes: StackChangeCollector.InPlaceChanges
  ) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identities)
    snapshot.reconfigureItems(changes.updated)
    // The other side needs another kind of cell.
    snapshot.reloadItems(changes.rehosted)
    source.apply(snapshot, animatingDifferences: false)
  }

  func identity(at path: IndexPath) -> ContentIdentity? { source.itemIdentifier(for: path) }

  func indexPath(of identity: ContentIdentity) -> IndexPath? { source.indexPath(for: identity) }
}
#endif
