// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

public struct Image: View, StubDrawn, Equatable, Sendable {
  let name: String

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [StubNode("image", name)] }

  public init(uiImage: UIImage) {
    name = uiImage.stubText
  }

  init(name: String) {
    self.name = name
  }

  nonisolated public func resizable() -> Image { self }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

/// An image in the phase that a test has chosen.
public struct AsyncImage<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(url.map(StubImages.phase) ?? .empty)
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { SwiftUI.stubNodes(of: content) }
}

/// The phase of each image; by default, each is available at once.
@MainActor
public enum StubImages {
  public static var phase: (URL) -> AsyncImagePhase = {
    .success(Image(name: $0.absoluteString))
  }
}
