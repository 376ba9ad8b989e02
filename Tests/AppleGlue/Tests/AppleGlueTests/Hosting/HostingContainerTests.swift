import CounterScreen
import Dispatch
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIKit

@MainActor
@Suite struct HostingContainerTests {
  private let model = HomeScreenModel(
    state: CounterUIState(),
    routes: CounterUIState.routes,
    context: { .tokyo }
  )
  private let views = ContentViews<CounterUIState> {
    SlotView(.counter, slots: \.counter) { Text("count \($0.count)") }
  }

  private func container(
    refresh: (@MainActor () async -> Void)? = nil
  ) -> HostingContainer {
    let container = HostingContainer(
      model.screen,
      state: model.state,
      views: views,
      options: HostOptions(refresh: refresh)
    ) { _ in nil }
    _ = container.view
    return container
  }

  private func texts(_ container: HostingContainer) -> [[String]] {
    container.stackView.arrangedSubviews.map { view in
      let child = container.children.first { $0.view === view }
      return (child as? UIHostingController<AnyView>)?.stubNode.texts ?? []
    }
  }

  @Test
  func `loading the view shows the current document, and every later document is shown at once`()
    throws
  {
    model.show(try .counters("counter#a=1", "unknown#x=0"))
    let container = container()
    #expect(texts(container) == [["count 1"], []])

    model.show(try .counters("counter#b=2", "counter#a=3"))

    #expect(texts(container) == [["count 2"], ["count 3"]])
    #expect(UIKitCalls.violations == [])
  }

  @Test func `a screen whose view is not loaded shows nothing and does not load the view`() throws {
    let container = HostingContainer(model.screen, state: model.state, views: views) { _ in nil }

    model.show(try .counters("counter#a=1"))

    #expect(!container.isViewLoaded)
    #expect(container.children.isEmpty)
  }

  @Test func `Y6 a block has its box, and a new appearance updates the existing view`()
    throws
  {
    let container = container()
    func property(_ padding: Int) -> String {
      #"{ "a": { "appearance": { "padding": \#(padding) } } }"#
    }
    model.show(try .page(["a", "b"], property: property(4)))
    let children = container.children.map(ObjectIdentifier.init)
    let first = try #require(container.children.first as? UIHostingController<AnyView>)
    #expect(first.stubNode.all("padding").map(\.detail) == ["4.0 4.0 4.0 4.0"])

    model.show(try .page(["a", "b"], property: property(9)))

    #expect(container.children.map(ObjectIdentifier.init) == children)
    #expect(first.stubNode.all("padding").map(\.detail) == ["9.0 9.0 9.0 9.0"])
    #expect(first.rootViewChanges == 1)
  }

  @Test func `Y9 the measured size of a content is stored for its id`() throws {
    model.show(try .counters("counter#a=1"))
    let container = container()
    let child = try #require(container.children.first as? UIHostingController<AnyView>)
    let sizes = child.stubNode.all("onGeometryChange").first { $0.detail == "CGSize" }
    let report = try #require(sizes?.action)

    report(GeometryProxy(stubSize: CGSize(width: 320, height: 80)))

    #expect(model.screen.sizes["a"] == MeasuredSize(width: 320, height: 80))
  }

  @Test func `pulling down refreshes, and the refresh control ends with the refresh`() async throws
  {
    #expect(container().scrollView.refreshControl == nil)
    let (answers, answer) = AsyncStream<Void>.makeStream()
    let container = container {
      for await _ in answers { break }
    }
    let control = try #require(container.scrollView.refreshControl)

    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    #expect(control.isRefreshing)
    answer.yield()
    await mainQueueSettles()
    #expect(!control.isRefreshing)
  }

  @Test func `releasing a container leaves the screen model unchanged`() throws {
    weak var gone: HostingContainer?
    weak var view: UIView?
    do {
      let container = container()
      model.show(try .counters("counter#a=1"))
      gone = container
      view = container.stackView.arrangedSubviews.first
      #expect(view != nil)
    }
    #expect(gone == nil)
    #expect(view == nil)

    model.show(try .counters("counter#a=2"))
    #expect(texts(container()) == [["count 2"]])
  }
}
