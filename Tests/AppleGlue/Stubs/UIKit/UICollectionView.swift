// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A collection view with one section of rows, which makes the cells of the visible rows only.
open class UICollectionView: UIScrollView {
  public enum SelfSizingInvalidation: Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public static let top = Self(rawValue: 1)

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public let collectionViewLayout: UICollectionViewLayout
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Makes the cell of a row.
  var cellProvider: (IndexPath) -> UICollectionViewCell? = { _ in nil }
  /// The rows of the snapshot, by what identifies them.
  var rows: [AnyHashable] = []
  /// The cells on the display.
  public private(set) var stubCells: [IndexPath: UICollectionViewCell] = [:]
  /// The number of cells that were created.
  public private(set) var stubCreatedCells = 0
  private var reusable: [ObjectIdentifier: [UICollectionViewCell]] = [:]
  private var heights: [AnyHashable: CGFloat] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { nil }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.item) else { return nil }
    return UICollectionViewLayoutAttributes(indexPath, frame: frame(of: indexPath.item))
  }

  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    contentOffset.y = frame(of: path.item).minY - adjustedContentInset.top
    layoutIfNeeded()
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      layoutSubviews()
    }
  }

  open override func layoutSubviews() { showVisibleRows() }

  /// The height of a row that was measured, and otherwise the layout's estimate.
  private func height(of row: Int) -> CGFloat {
    heights[rows[row]] ?? collectionViewLayout.estimatedHeight
  }

  private func frame(of row: Int) -> CGRect {
    let start = (0..<row).reduce(0) { $0 + height(of: $1) }
    return CGRect(x: 0, y: start, width: frame.width, height: height(of: row))
  }

  private func isVisible(_ row: Int) -> Bool {
    let frame = frame(of: row)
    return frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  /// Makes the cells of the rows in the viewport, and measures them, until none is missing.
  private func showVisibleRows() {
    var isMissing = true
    while isMissing {
      isMissing = false
      for row in rows.indices where isVisible(row) {
        let path = IndexPath(item: row, section: 0)
        guard stubCells[path] == nil, let cell = cellProvider(path) else { continue }
        stubCells[path] = cell
        if cell.superview !== self { addSubview(cell) }
        heights[rows[row]] = cell.fittingHeight
        isMissing = true
      }
    }
    for (path, cell) in stubCells {
      if isVisible(path.item) {
        heights[rows[path.item]] = cell.fittingHeight
        cell.frame = frame(of: path.item)
      } else {
        recycle(path)
      }
    }
    contentSize.height = rows.isEmpty ? 0 : frame(of: rows.count - 1).maxY
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = stubCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let registration = cell.registration { reusable[registration, default: []].append(cell) }
  }

  /// Shows the rows of a snapshot.
  func show(_ new: [AnyHashable], reloading: Set<AnyHashable>, reconfiguring: Set<AnyHashable>) {
    let kept = stubCells.map { (rows[$0.key.item], $0.value) }
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($0.element, $0.offset) })
    rows = new
    stubCells = [:]
    for (row, cell) in kept {
      guard let place = places[row], !reloading.contains(row) else {
        stubCells[IndexPath(item: -1, section: 0)] = cell
        recycle(IndexPath(item: -1, section: 0))
        continue
      }
      stubCells[IndexPath(item: place, section: 0)] = cell
    }
    for row in reconfiguring {
      guard let place = places[row] else { continue }
      let path = IndexPath(item: place, section: 0)
      guard let cell = stubCells[path] else { continue }
      reconfigured = cell
      if cellProvider(path) !== cell { UIKitCalls.refuse("a reconfigured row got another cell") }
      reconfigured = nil
    }
    showVisibleRows()
  }

  /// The cell that is being configured again.
  private var reconfigured: UICollectionViewCell?

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = cell(of: registration)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  private func cell<Cell, Item>(of registration: CellRegistration<Cell, Item>) -> Cell {
    let identity = ObjectIdentifier(registration.identity)
    if let cell = reconfigured as? Cell, cell.registration == identity { return cell }
    if let cell = reusable[identity]?.popLast() as? Cell {
      cell.prepareForReuse()
      return cell
    }
    stubCreatedCells += 1
    let cell = Cell(frame: .zero)
    cell.registration = identity
    return cell
  }

  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    final class Identity {}

    let identity = Identity()
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}
