// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> {
  /// Creates a context, which SwiftUI alone can do.
  public init(stub: Void) {}
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View, StubDrawn where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let controller = makeUIViewController(context: Context(stub: ()))
    updateUIViewController(controller, context: Context(stub: ()))
    return [StubNode("controller", "\(type(of: controller))")]
  }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> {
  /// Creates a context, which SwiftUI alone can do.
  public init(stub: Void) {}
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View, StubDrawn where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency
  func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let view = makeUIView(context: Context(stub: ()))
    updateUIView(view, context: Context(stub: ()))
    return [StubNode("view", "\(type(of: view))")]
  }
}
