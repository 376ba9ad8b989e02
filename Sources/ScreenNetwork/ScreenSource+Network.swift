public import ScreenDocument

extension ScreenSource {
  /// Creates a source that loads a screen from files or servers.
  ///
  /// - Parameters:
  ///   - location: The location of the screen.
  ///   - cache: The cache of copies from servers; files on this device are not cached.
  ///   - shape: The shape of the document; detected if `nil`.
  public init(
    _ location: ScreenLocation,
    cache: ScreenCache? = nil,
    shape: DocumentShape? = nil
  ) {
    self.init(location, loader: ScreenLoader(), cache: cache, shape: shape)
  }
}
