public import Foundation

extension URL {
  /// Returns an executable of the package, which is built beside the tests.
  ///
  /// - Parameter name: The name of its target or product.
  /// - Returns: The URL of the executable.
  public static func builtTool(_ name: String) -> URL {
    #if canImport(Darwin)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = tests?.deletingLastPathComponent()
    #else
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    #endif
    return (folder ?? URL(filePath: ".")).appending(path: name)
  }
}
