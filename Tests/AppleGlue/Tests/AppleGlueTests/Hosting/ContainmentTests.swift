import Testing
import UIKit

/// The stub rejects what UIKit rejects, so that a valid order of calls is meaningful.
@MainActor
@Suite struct ContainmentTests {
  private let container = UIViewController()
  private let child = UIViewController()

  private func violations(_ calls: () -> Void) -> [String] { UIKitCalls.violations(of: calls) }

  @Test func `the containment check accepts the correct order of calls`() {
    #expect(
      violations {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      } == []
    )
  }

  @Test func `the containment check rejects a view that is added before its controller`() {
    #expect(
      violations {
        container.view.addSubview(child.view)
        container.addChild(child)
      } == [
        "addSubview: the view of a controller that is no child of the one around it",
        "addChild: the child's view is in a view already",
      ]
    )
  }

  @Test func `the containment check rejects didMove before the view is added`() {
    #expect(
      violations {
        container.addChild(child)
        child.didMove(toParent: container)
      } == ["didMove to parent: the child's view is in no view yet"]
    )
  }

  @Test func `the containment check rejects a removal without willMove or with a remaining view`() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)

    #expect(
      violations {
        child.view.removeFromSuperview()
      } == ["removeFromSuperview: the view of a child without willMove(toParent: nil)"]
    )
    container.view.addSubview(child.view)
    #expect(
      violations {
        child.willMove(toParent: nil)
        child.removeFromParent()
      } == ["removeFromParent: the child's view is still there"]
    )
  }

  @Test func `the containment check rejects an index out of bounds and a view arranged twice`() {
    let stack = UIStackView()
    let view = UIView()

    #expect(
      violations {
        stack.insertArrangedSubview(view, at: 1)
        stack.insertArrangedSubview(view, at: 0)
        stack.insertArrangedSubview(view, at: 0)
      } == [
        "insertArrangedSubview at 1: index out of bounds",
        "insertArrangedSubview at 0: the view is arranged already",
      ]
    )
  }
}
