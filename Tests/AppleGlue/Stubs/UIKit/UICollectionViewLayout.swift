// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor
open class UICollectionViewLayout {
  /// The height of a row that was not measured yet.
  var estimatedHeight: CGFloat { 0 }
  weak var collectionView: UICollectionView?

  public func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return collectionView.rows.indices
      .compactMap { collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }
}

@MainActor
public final class UICollectionViewLayoutAttributes {
  public let indexPath: IndexPath
  public let frame: CGRect

  init(_ indexPath: IndexPath, frame: CGRect) {
    self.indexPath = indexPath
    self.frame = frame
  }
}

public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: NSCollectionLayoutSection

  public init(section: NSCollectionLayoutSection) {
    self.section = section
  }

  override var estimatedHeight: CGFloat { section.group.layoutSize.heightDimension.dimension }
}

@MainActor
public final class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

@MainActor
public class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

@MainActor
public final class NSCollectionLayoutSize {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

@MainActor
public final class NSCollectionLayoutDimension {
  public let dimension: CGFloat

  private init(_ dimension: CGFloat) {
    self.dimension = dimension
  }

  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction)
  }

  public class func estimated(_ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(dimension)
  }
}
