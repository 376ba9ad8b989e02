// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct Image: View, StubDrawn, Equatable, Sendable {
  let name: String

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [StubNode("image", name)] }

  nonisolated public func resizable() -> Image { self }
}

/// An image that is available at once, since the stub does not load anything.
public struct AsyncImage<Content: View>: View, StubDrawn {
  private let content: Content

  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    if let url {
      self.content = _ConditionalContent(.first(content(Image(name: url.absoluteString))))
    } else {
      self.content = _ConditionalContent(.second(placeholder()))
    }
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { SwiftUI.stubNodes(of: content) }
}
