import Bridge
import ScreenDump

extension FlagSet {
  /// Reads the file of flags that the user named.
  @MainActor
  init(readingFile path: String, for request: DumpRequest) throws(DumpFailure) {
    let bytes = try request.bytes(of: path)
    do throws(FlagFileError) {
      try self.init(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }
}
