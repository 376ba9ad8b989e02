import Parity
import ScreenDump

extension DumpRequest {
  /// Reads the causes of the file that `--known` names; `nil` without the option.
  func readKnownCauses() throws(DumpFailure) -> KnownCauses? {
    guard let path = arguments.value(of: ReplayOptions.knownCauses) else { return nil }
    let bytes = try bytes(of: path)
    do throws(KnownCauses.ReadingError) {
      return try KnownCauses(reading: bytes)
    } catch {
      throw DumpFailure(error.diagnostic, in: path)
    }
  }
}
