// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct NSDiffableDataSourceSnapshot<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
> {
  var items: [ItemID] = []
  var reloaded: [ItemID] = []
  var reconfigured: [ItemID] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionID]) {}

  public mutating func appendItems(_ identifiers: [ItemID], toSection: SectionID? = nil) {
    items += identifiers
  }

  public mutating func reloadItems(_ identifiers: [ItemID]) { reloaded += identifiers }

  public mutating func reconfigureItems(_ identifiers: [ItemID]) { reconfigured += identifiers }
}

@MainActor
open class UICollectionViewDiffableDataSource<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
> {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemID) -> UICollectionViewCell?

  private weak var collectionView: UICollectionView?
  private var items: [ItemID] = []

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    collectionView.cellProvider = { [weak self, weak collectionView] path in
      guard let self, let collectionView else { return nil }
      return cellProvider(collectionView, path, items[path.item])
    }
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    animatingDifferences: Bool = true
  ) {
    UIKitCalls.record("apply \(snapshot.items.count)")
    if Set(snapshot.items).count != snapshot.items.count {
      UIKitCalls.refuse("an identifier is used twice")
    }
    for id in snapshot.reloaded + snapshot.reconfigured where !snapshot.items.contains(id) {
      UIKitCalls.refuse("a reloaded or reconfigured identifier is not in the snapshot")
    }
    items = snapshot.items
    collectionView?.show(
      items.map(AnyHashable.init),
      reloading: Set(snapshot.reloaded.map(AnyHashable.init)),
      reconfiguring: Set(snapshot.reconfigured.map(AnyHashable.init))
    )
  }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  public func indexPath(for identifier: ItemID) -> IndexPath? {
    items.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
  }
}
