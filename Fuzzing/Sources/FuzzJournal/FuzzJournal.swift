import FuzzKit
import Parity
import ScreenDocument
import StrictJSON

/// The size of chunks and a journal, as two parts: the same lines for any chunk boundaries, and for
/// each line an error with its place, or responses with different ids.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJournal(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = Input(start, count).parts(2)
  let size = max(1, parts[0].reduce(0) { ($0 + Int($1)) % 97 })
  let whole = lines(of: parts[1], inChunksOf: max(1, parts[1].count))
  require(lines(of: parts[1], inChunksOf: size) == whole, "other lines by chunks of \(size)")
  var reader = JournalReader()
  for line in whole {
    guard case .text(let bytes, let number, _) = line else { continue }
    require(bytes.count <= maximumLineBytes && !bytes.contains(0x0A), "an invalid line")
    do throws(JournalFault) {
      let ids = try reader.line(bytes).responses.map(\.id)
      require(Set(ids).count == ids.count, "an id twice")
    } catch {
      let diagnostic = error.diagnostic(inLine: number)
      require(diagnostic.line == number && !diagnostic.message.isEmpty, "an error without place")
    }
  }
  return 0
}

private let maximumLineBytes = 256

private func lines(of bytes: [UInt8], inChunksOf size: Int) -> [JournalLineSplitter.Line] {
  var splitter = JournalLineSplitter(maximumLineBytes: maximumLineBytes)
  var lines: [JournalLineSplitter.Line] = []
  for start in stride(from: 0, to: bytes.count, by: size) {
    splitter.add(Array(bytes[start..<min(start + size, bytes.count)]))
    while let line = splitter.next() { lines.append(line) }
  }
  if let line = splitter.finish() { lines.append(line) }
  return lines
}
