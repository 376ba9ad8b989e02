import CounterScreen
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIKit

@MainActor
@Suite struct HostOptionsTests {
  private let screen = HandlerScreen()
  private let views = ContentViews<CounterUIState> {
    SlotView(.counter, slots: \.counter) { _ in Greeting() }
  }
  private let options = HostOptions(
    images: ScreenImages { Text("loaded \($0)") },
    environment: { $0.greeting = "hello" }
  )

  @Test func `images and environment reach the SwiftUI views of a stack view`() throws {
    screen.flip("a", to: .state)
    try screen.show(["a"])
    let container = HostingContainer(
      screen.screen,
      state: screen.state,
      views: views,
      options: options
    ) { _ in nil }
    _ = container.view

    let hosted = try #require(container.children.first as? UIHostingController<AnyView>)
    #expect(hosted.stubNode.texts == ["hello", "loaded tea"])
  }

  @Test func `images and environment reach the SwiftUI views of a collection view`() throws {
    screen.flip("a", to: .state)
    try screen.show(["a"])
    let container = CollectionContainer(
      screen.screen,
      state: screen.state,
      views: views,
      options: options
    ) { _ in nil }
    container.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    _ = container.view
    container.collectionView.layoutIfNeeded()

    let cell = try #require(container.collectionView.stubCells.values.first)
    let configured = try #require(cell.contentView.subviews.first as? StubConfiguredView)
    #expect(configured.stubNode.texts == ["hello", "loaded tea"])
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting

  var body: some View {
    Text(greeting)
    ScreenImage("tea", contentMode: .fit)
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
