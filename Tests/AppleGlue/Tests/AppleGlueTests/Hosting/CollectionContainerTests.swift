import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import TestSupport
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// A viewport of 300 points over rows of 100 points, or as many as a test sets.
@MainActor
@Suite struct CollectionContainerTests {
  private let screen = HandlerScreen()

  private func container(
    _ options: HostOptions = HostOptions(),
    beforeLayout: (CollectionContainer) -> Void = { _ in }
  ) -> CollectionContainer {
    let container = CollectionContainer(
      screen.screen,
      state: screen.state,
      views: screen.contentViews,
      options: options,
      legacyView: screen.view(of:)
    )
    beforeLayout(container)
    container.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    _ = container.view
    container.viewDidLayoutSubviews()
    return container
  }

  private func shown(_ container: CollectionContainer) -> [String] {
    container.collectionView.stubCells.sorted { $0.key < $1.key }.map { _, cell in
      guard let configured = cell.contentView.subviews.first as? StubConfiguredView else {
        let place = cell.contentView.subviews.first as? UIStackView
        return place?.arrangedSubviews.isEmpty == false ? "handler's view" : "empty"
      }
      return configured.stubNode.texts.joined()
    }
  }

  private func offset(_ container: CollectionContainer) -> CGFloat {
    container.collectionView.contentOffset.y
  }

  private static let ids = (0..<50).map { "c\($0)" }

  @Test func `only the views on the display are made, and cells are used again`() throws {
    for id in Self.ids { screen.add(ContentID(id), height: 100) }
    let container = container()
    try screen.show(Self.ids)
    #expect(shown(container) == ["handler's view", "handler's view", "handler's view"])
    #expect(screen.requested == ["c0", "c1", "c2"])

    for start in stride(from: 0, through: 2_000, by: 100) {
      container.collectionView.contentOffset.y = CGFloat(start)
    }

    #expect(container.collectionView.stubCreatedCells <= 5)
    #expect(screen.requested.count == 23)
    #expect(Set(screen.requested).count == 23)
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a content that flips gets a cell of the other kind in its place`() throws {
    for id in ["a", "b"] { screen.add(ContentID(id), height: 100) }
    let container = container()
    try screen.show(["a", "b"])

    screen.flip("a", to: .state)
    #expect(shown(container) == ["count 1", "handler's view"])
    #expect(screen.views["a"]?.superview == nil)
    screen.flip("a", to: .legacy)

    #expect(shown(container) == ["handler's view", "handler's view"])
    #expect(screen.requested == ["a", "b", "a"])
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a new response configures the existing cell`() throws {
    let container = container()
    screen.flip("a", to: .state)
    try screen.show(["a"])
    let cell = try #require(container.collectionView.stubCells.values.first)

    try screen.show(["a"], count: 2)

    #expect(container.collectionView.stubCells.values.first === cell)
    #expect(shown(container) == ["count 2"])
  }

  @Test func `a cell that is used again shows no other handler's view`() throws {
    let first = screen.add("c0", height: 100)
    let container = container()
    try screen.show(Self.ids)
    #expect(first.superview != nil)

    container.collectionView.contentOffset.y = 2_000
    #expect(shown(container).contains("handler's view") == false)
    container.collectionView.contentOffset.y = 0

    #expect(shown(container).first == "handler's view")
    #expect(screen.requested.count { $0 == "c0" } == 1)
  }

  @Test(arguments: UInt64(0)..<40)
  func `what the user sees keeps its place while the stack changes`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    for id in Self.ids { screen.flip(ContentID(id), to: .state) }
    let container = container()
    var ids = Self.ids
    try screen.show(ids)
    for _ in 0..<5 {
      container.collectionView.contentOffset.y = CGFloat(
        Int.random(in: 300...2_500, using: &random)
      )
      let first = try #require(container.position)
      let before = try #require(place(of: first, in: container))
      ids.shuffle(using: &random)
      ids.removeAll { $0 != first.id.rawValue && Int.random(in: 0..<10, using: &random) == 0 }
      // Far enough from both ends that the place can be kept.
      ids.removeAll { $0 == first.id.rawValue }
      ids.insert(first.id.rawValue, at: ids.count / 2)
      try screen.show(ids)

      #expect(container.position == first, "seed \(seed)")
      #expect(try #require(place(of: first, in: container)) == before, "seed \(seed)")
    }
    #expect(UIKitCalls.violations == [])
  }

  private func place(of identity: ContentIdentity, in container: CollectionContainer) -> CGFloat? {
    let index = screen.screen.stack.items.firstIndex { $0.identity == identity }
    let frame = index.flatMap {
      container.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return frame.map { $0.minY - offset(container) }
  }

  @Test func `impressions follow the scroll view`() throws {
    let sink = RecordingImpressionSink()
    let tracker = ImpressionTracker(
      screen.screen,
      sink: sink,
      rule: ImpressionRule(duration: .zero)
    )
    let container = container(HostOptions(impressions: tracker))
    try screen.show(Self.ids)
    container.viewDidAppear(false)
    #expect(Set(sink.impressions.map(\.id)) == ["c0", "c1", "c2"])

    container.collectionView.contentOffset.y = 160

    #expect(Set(sink.impressions.map(\.id)) == ["c0", "c1", "c2", "c3", "c4"])
  }

  @Test func `images are loaded before their contents are on the display, and cancelled`() throws {
    let images = Requests()
    let container = container(
      HostOptions(
        images: ScreenImages(
          prefetch: { images.prefetched += $0 },
          cancelPrefetching: { images.cancelled += $0 },
          view: { Text($0) }
        )
      )
    )
    screen.flip("b", to: .state)
    try screen.show(["a", "b"], count: 7)
    let source = try #require(container.collectionView.prefetchDataSource)
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }

    source.collectionView(container.collectionView, prefetchItemsAt: paths)
    source.collectionView(container.collectionView, cancelPrefetchingForItemsAt: paths)

    #expect(images.prefetched == ["image-7"])
    #expect(images.cancelled == ["image-7"])
  }

  @Test func `a saved position is restored as soon as its content is shown`() throws {
    let container = container()
    for id in Self.ids { screen.flip(ContentID(id), to: .state) }

    container.position = ContentIdentity(id: "c20", kind: "counter")
    #expect(container.position == nil)
    try screen.show(Self.ids)
    #expect(container.position?.id == "c20")
    container.position = ContentIdentity(id: "c30", kind: "counter")
    #expect(container.position?.id == "c30")
    container.position = ContentIdentity(id: "c20", kind: "other")
    #expect(container.position?.id == "c30")
  }

  @Test func `a position that is set before the first layout is restored with it`() throws {
    for id in Self.ids { screen.flip(ContentID(id), to: .state) }
    try screen.show(Self.ids)
    let container = container { $0.position = ContentIdentity(id: "c20", kind: "counter") }

    #expect(container.position?.id == "c20")
  }

  @Test func `a content that draws nothing at first is shown when it draws something`() throws {
    let views = ["a", "b"].map { screen.add($0, height: 0) }
    let sink = RecordingImpressionSink()
    let tracker = ImpressionTracker(
      screen.screen,
      sink: sink,
      rule: ImpressionRule(duration: .zero)
    )
    let container = container(HostOptions(impressions: tracker))
    try screen.show(["a", "b"])
    container.viewDidAppear(false)
    #expect(shown(container).count == 2)
    #expect(container.position == nil)
    #expect(sink.impressions.isEmpty)

    views[0].stubHeight = 100
    container.collectionView.layoutIfNeeded()

    #expect(container.position?.id == "a")
    #expect(sink.impressions.map(\.id) == ["a"])
  }

  @Test func `a handler's view stays in its cell while its content is updated`() throws {
    let view = screen.add("a", height: 100)
    let container = container()
    try screen.show(["a"])
    try screen.show(["a"], count: 2)
    #expect(shown(container) == ["handler's view"])
    #expect(view.superviewChanges == 1)
  }

  @Test(arguments: [(0, 0.5), (3, 100.0)])
  func `a row is no higher than its SwiftUI view`(count: Int, highest: Double) throws {
    screen.flip("a", to: .state)
    let container = container()
    try screen.show(["a"], count: count)

    let path = IndexPath(item: 0, section: 0)
    let row = try #require(container.collectionView.layoutAttributesForItem(at: path))
    #expect(row.frame.height > 0 && row.frame.height <= highest)
  }
}

@MainActor
private final class Requests {
  var prefetched: [String] = []
  var cancelled: [String] = []
}
