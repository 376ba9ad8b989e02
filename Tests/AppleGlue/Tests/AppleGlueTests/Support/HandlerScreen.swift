import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import TopScreen
import UIKit
import UIStateLayer

@testable import ScreenViews

/// A screen whose contents are on the sides that a test chooses, at first all on the legacy side.
@MainActor
final class HandlerScreen {
  let screen = ComposedScreen()
  let state = CounterUIState()
  /// The handlers' views.
  var views: [ContentID: UIView] = [:]
  /// The contents whose views were requested.
  private(set) var requested: [ContentID] = []
  private let sides = FixedSides()

  let contentViews = ContentViews<CounterUIState> {
    SlotView(.counter, slots: \.counter, images: { ["image-\($0.count)"] }) {
      Text("count \($0.count)")
    }
  }
  .placeholder { Text("no view: \($0.id)") }

  /// Adds a handler's view of a content.
  @discardableResult
  func add(_ id: ContentID, height: CGFloat) -> UIView {
    let view = UILabel()
    view.stubHeight = height
    views[id] = view
    return view
  }

  /// Returns the handler's view of a content.
  func view(of item: StackItem) -> UIView? {
    requested.append(item.id)
    return views[item.id]
  }

  func show(_ ids: [String], count: Int = 1) throws {
    for id in ids { state.counter[id].fill(with: CounterViewData(count)) }
    screen.show(try .counters(ids.map { "counter#\($0)=\(count)" }), through: sides)
  }

  func flip(_ id: ContentID, to side: Side) {
    sides.sides[id] = side
    screen.rehost([id: side])
  }
}

@MainActor
private final class FixedSides: ContentPresenting {
  var sides: [ContentID: Side] = [:]

  func deliver(_ response: ResponseData) -> SideAfterDelivery {
    SideAfterDelivery(side: sides[response.id] ?? .legacy, changesOutput: true)
  }

  func deliver(_ responses: [ResponseData]) -> [SideAfterDelivery] { responses.map(deliver) }

  func deliver(
    _ responses: [ResponseData],
    among contents: [ResponseData]
  ) -> [SideAfterDelivery] { deliver(responses) }

  func phase(of id: ContentID) -> ContentPhase { .ready }

  func description(of response: ResponseData) -> ContentDescription {
    ContentDescription(side: sides[response.id] ?? .legacy, sideReason: "fixed", phase: .ready)
  }

  func markStaleReportingChange(_ id: ContentID) -> Bool { false }

  func release(_ id: ContentID) {}
}
