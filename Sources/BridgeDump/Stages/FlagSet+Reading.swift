import Bridge
import FeatureFlags
import ScreenDump

extension FlagSet {
  /// Reads a file of flags, with the generation of `fractional` that the options select for it.
  @MainActor
  init(
    readingFile path: String,
    for request: DumpRequest,
    as role: ScreenRoleInCommand = .only
  ) throws(DumpFailure) {
    let bytes = try request.bytes(of: path)
    let generation = FractionalGenerationOptions.generation(for: role, request.arguments)
    do throws(FlagFileError) {
      try self.init(reading: bytes, fractional: generation)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }
}
