#if canImport(SwiftUI) && canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics
#endif
public import Foundation
import ScreenDocument
import SwiftUI
public import TopScreen
public import UIKit

/// A long home screen that migrates from UIKit to SwiftUI: a collection view, which makes only the
/// views of the contents that are on the display or about to be scrolled to it.
///
/// Each content has one cell, identified by its ``TopScreen/ContentIdentity``. Views of the state
/// side are drawn by `UIHostingConfiguration`; a handler's own view is in a cell that is as high as
/// the view, and is requested when its cell is first made. The images of contents that are about to
/// be shown are loaded early, see `images:` of ``SlotView``.
///
/// What the user sees keeps its place while other contents change (see `ScrollAnchor`).
/// ``HostingContainer`` makes all views at once, which suits short screens and handlers that read
/// the sizes of their views.
public final class CollectionContainer: UIViewController, UICollectionViewDelegate {
  /// The collection view.
  public var collectionView: UICollectionView { contentCollectionView }

  private let contentCollectionView = LayoutReportingCollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout(section: .fullWidthRows)
  )
  private let screen: ComposedScreen
  private let options: HostOptions
  private let commonWork: CommonHostWork
  private let changeCollector: StackChangeCollector
  private let handlerViews: HandlerViews
  private let viewMaker: HostViewMaker
  private let imageAddresses: @MainActor (StackItem) -> [String]
  private var lastLayout = HostLayoutSnapshot()
  /// The position that was set and has not been scrolled to yet; `nil` for none.
  private var pendingScrollTarget: ContentIdentity?
  private lazy var dataSource = ContentDataSource(
    in: collectionView,
    items: { [changeCollector] in changeCollector.itemByID[$0.id] },
    handlerView: handlerViews.view(of:),
    content: viewMaker.view(of:)
  )

  /// Creates the controller of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen of a `TopViewModel`, or of a `HomeScreenModel`.
  ///   - state: The state for the views of the state side.
  ///   - views: The views of the state side's contents.
  ///   - options: Refreshing, impressions, images and more.
  ///   - legacyView: Returns the legacy view of a content; called at most once each time the legacy
  ///     side starts to show the content, when the content's cell is first made. If it returns
  ///     `nil` or the view of another content, the placeholder of `views` is shown. The view of
  ///     another content is reported to ``HostOptions/onSharedView``.
  public init<UIState: AnyObject>(
    _ screen: ComposedScreen,
    state: UIState,
    views: ContentViews<UIState>,
    options: HostOptions = HostOptions(),
    legacyView: @escaping @MainActor (StackItem) -> UIView?
  ) {
    self.screen = screen
    self.options = options
    commonWork = CommonHostWork(screen, options)
    handlerViews = HandlerViews(make: legacyView, onSharedView: options.onSharedView)
    changeCollector = StackChangeCollector(handlerViews)
    viewMaker = HostViewMaker(screen: screen, options: options) { views.view(for: $0, in: state) }
    imageAddresses = { views.imageAddresses(of: $0, in: state) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: storyboards are not supported.
  @available(*, unavailable, message: "Storyboards are not supported; create it in code.")
  public required init?(coder: NSCoder) { nil }

  /// The first visible content; `nil` if none is visible.
  ///
  /// Setting a content scrolls it to the top of the viewport, or as near to it as the end of the
  /// contents allows, as soon as the screen shows it. Setting `nil`, or another content, cancels
  /// this.
  public var position: ContentIdentity? {
    get { lastLayout.firstVisible }
    set {
      pendingScrollTarget = newValue
      scrollToPendingTarget()
    }
  }

  /// Adds the collection view, and starts to show the stack.
  public override func viewDidLoad() {
    super.viewDidLoad()
    addFullSize(collectionView)
    // A handler's view that becomes higher, lower or hidden changes the height of its cell.
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    contentCollectionView.onLayout = { [weak self] in self?.storeAndReportVisibleExtents() }
    changeCollector.onDidChange = { [weak self] in self?.showStack(reconfiguring: $0) }
    screen.attach(changeCollector)
    commonWork.start(in: collectionView)
  }

  /// Reports to the impression tracker that the screen is visible, and which contents are.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storeAndReportVisibleExtents()
    commonWork.reportScreenVisibility(isVisible: true)
  }

  /// Reports to the impression tracker that the screen is covered or was removed.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    commonWork.reportScreenVisibility(isVisible: false)
  }

  /// Reports the visible contents after a layout, and scrolls to a ``position`` that was set
  /// before.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    storeAndReportVisibleExtents()
    scrollToPendingTarget()
  }

  /// Reports the visible contents after scrolling.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { storeAndReportVisibleExtents() }

  /// Shows a change of the stack, and scrolls so that what the user sees keeps its place.
  private func showStack(reconfiguring changes: StackChangeCollector.InPlaceChanges) {
    let before = lastLayout
    dataSource.show(changeCollector.order, reconfiguring: changes)
    guard before.viewport.length > 0 else { return }
    let paths = changeCollector.order.indices.map { IndexPath(item: $0, section: 0) }
    // Rows that come into the viewport are measured, which can move the others once more.
    for _ in 0..<3 {
      collectionView.layoutIfNeeded()
      let after = layoutSnapshot(of: paths.compactMap(collectionView.layoutAttributesForItem))
      collectionView.scroll(toViewportStart: before.viewportStart(keepingPlaceIn: after))
    }
    storeAndReportVisibleExtents()
    scrollToPendingTarget()
  }

  /// Stores the extents of the visible contents, and reports them to the impression tracker.
  private func storeAndReportVisibleExtents() {
    // The layout, because cells follow the scroll view only with the next frame.
    let visible = collectionView.collectionViewLayout.layoutAttributesForElements(
      in: collectionView.bounds
    )
    lastLayout = layoutSnapshot(of: visible ?? [])
    options.impressions?.layoutChanged(lastLayout.extents, in: lastLayout.viewport)
  }

  /// Scrolls to the content of ``pendingScrollTarget``, if there is one and the collection view
  /// already has it.
  private func scrollToPendingTarget() {
    guard isViewLoaded, collectionView.viewport.length > 0, let identity = pendingScrollTarget,
      let path = dataSource.indexPath(of: identity)
    else { return }
    pendingScrollTarget = nil
    collectionView.scrollToItem(at: path, at: .top, animated: false)
  }

  /// Returns the stack, the viewport, and the vertical extent of each content whose cell has one of
  /// these layout attributes.
  ///
  /// Without attributes there are no extents. The length of a row of at most half a point is 0.
  private func layoutSnapshot(
    of attributes: [UICollectionViewLayoutAttributes]
  ) -> HostLayoutSnapshot {
    var layout = HostLayoutSnapshot(stack: screen.stack, viewport: collectionView.viewport)
    for row in attributes {
      guard let identity = dataSource.identity(at: row.indexPath) else { continue }
      let height = CollectionRowHeights.contentHeightOrZero(inRow: row.frame.height)
      layout.extents[identity.id] = ContentExtent(start: row.frame.minY, length: height)
    }
    return layout
  }

  private func imageAddressesOfContents(at paths: [IndexPath]) -> [String] {
    paths.compactMap { dataSource.identity(at: $0).flatMap { changeCollector.itemByID[$0.id] } }
      .flatMap(imageAddresses)
  }
}

extension CollectionContainer: UICollectionViewDataSourcePrefetching {
  /// Loads the images of contents that are about to be shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    options.images.prefetch(imageAddressesOfContents(at: indexPaths))
  }

  /// Stops loading the images of contents that will not be shown soon.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    options.images.cancelPrefetching(imageAddressesOfContents(at: indexPaths))
  }
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the collection view, each as high as its content.
  @MainActor
  fileprivate static var fullWidthRows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(120)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }
}
#endif
