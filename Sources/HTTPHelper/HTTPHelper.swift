import Basics
import Foundation
import ScreenDocument
import ScreenDump

/// The program `homedump-http`: gets one document from a server for `homedump`, which links no network.
@main
struct HTTPHelper {
  static func main() async {
    let input = FileDescriptor.standardInput
    var line: [UInt8] = []
    while isatty(input.number) == 0, line.last != UInt8(ascii: "\n"),
      let bytes = try? input.readSome(), !bytes.isEmpty
    {
      line += bytes
    }
    guard !line.isEmpty else {
      let advice = "homedump-http: homedump starts this program; run 'homedump show URL'.\n"
      try? FileDescriptor.standardError.write(advice)
      exit(2)
    }
    guard let question = try? FetchQuestion(reading: line.dropLast()) else { exit(1) }
    Thread.detachNewThread {
      // At the end whoever asked is gone, or wants no answer any more.
      _ = try? input.read(limit: 0)
      _exit(1)
    }
    let (url, request) = question.request
    let answer: FetchAnswer
    do throws(LoadError) {
      let fetcher = HTTPFetcher(clock: ContinuousClock())
      answer = FetchAnswer(.success(try await fetcher.fetch(url, request)))
    } catch {
      answer = FetchAnswer(.failure(error))
    }
    guard let bytes = try? answer.bytes(), (try? FileDescriptor.standardOutput.write(bytes)) != nil
    else { _exit(1) }
    _exit(0)
  }
}
