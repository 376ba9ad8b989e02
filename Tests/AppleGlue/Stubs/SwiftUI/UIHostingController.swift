// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)

  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { rootViewChanges += 1 }
  }
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions = SafeAreaRegions.all
  /// The number of replacements of the root view.
  public private(set) var rootViewChanges = 0

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = StubHostingView { [unowned self] in sizingOptions }
    view.backgroundColor = .systemBackground
  }

  /// The current drawing.
  public var stubNode: StubNode { SwiftUI.stubNode(of: rootView) }
}
