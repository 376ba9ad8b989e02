import Bridge
import FeatureFlags
import ScreenDump

extension FlagSet {
  /// Reads a file of flags that an option names, in the generation of `fractional` that the options
  /// select.
  @MainActor
  init(
    readingFile path: String,
    for request: DumpRequest,
    as role: ScreenRole = .only
  ) throws(DumpFailure) {
    let bytes = try request.bytes(of: path)
    let generation = FractionalOptions.generation(for: role, request.arguments)
    do throws(FlagFileError) {
      try self.init(reading: bytes, fractional: generation)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }
}
