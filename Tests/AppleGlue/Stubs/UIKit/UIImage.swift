// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An image whose file is a text: its size in points, as `120x80`.
public final class UIImage: Sendable {
  public let size: CGSize
  public let scale: CGFloat = 2
  /// The text of the file.
  public let stubText: String

  public init?(data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return nil }
    stubText = text
    size = CGSize(width: sides[0], height: sides[1])
  }

  public func byPreparingForDisplay() async -> UIImage? { self }
}
