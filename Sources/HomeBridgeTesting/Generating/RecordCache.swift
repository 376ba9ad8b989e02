import ScreenDocument
import StrictJSON

/// The records that responses are generated from, each prepared at its first use.
@MainActor
final class RecordCache {
  struct Record {
    let response: TestedResponse
    let tree: JSONTree
    let numberTypes: NumberTypes
  }

  private let recorded: [TestedResponse]
  private let decoding: ResponseDecoding
  private var prepared: [Int: Record] = [:]

  init(_ recorded: [TestedResponse], _ decoding: ResponseDecoding) {
    self.recorded = recorded
    self.decoding = decoding
  }

  var isEmpty: Bool { recorded.isEmpty }
  var count: Int { recorded.count }

  subscript(index: Int) -> Record {
    if let record = prepared[index] { return record }
    let tree = recorded[index].data.payload.tree
    // The payload becomes a separate document, so that places start at its root.
    let numberTypes = tree.document.map(decoding.numberTypes) ?? NumberTypes()
    let record = Record(response: recorded[index], tree: tree, numberTypes: numberTypes)
    prepared[index] = record
    return record
  }
}
