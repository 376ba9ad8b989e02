public import ScreenDocument

extension ScreenSource {
  /// Describes where a screen comes from: files, or servers that are asked.
  ///
  /// - Parameters:
  ///   - location: Where the screen lies.
  ///   - cache: Where a copy is kept; files on this device are not copied.
  ///   - shape: Where the contents lie in it; recognised when `nil`.
  public init(
    _ location: ScreenLocation,
    cache: ScreenCache? = nil,
    shape: DocumentShape? = nil
  ) {
    self.init(location, loader: ScreenLoader(), cache: cache, shape: shape)
  }
}
