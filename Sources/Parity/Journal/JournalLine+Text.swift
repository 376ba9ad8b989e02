import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON

extension JournalLine {
  /// Returns the line as the journal stores it: one JSON object in UTF-8, without `key`, and a line
  /// feed.
  ///
  /// If the redaction is empty, payloads are copied byte by byte; only line feeds and carriage
  /// returns between their tokens become spaces.
  ///
  /// - Complexity: O(n) for n bytes of payloads.
  package func text(redactedBy redaction: JournalRedaction) -> [UInt8] {
    var bytes: [UInt8] = []
    write(redactedBy: redaction, to: &bytes)
    return bytes
  }

  /// Appends the ``text(redactedBy:)`` of the line to bytes.
  package func write(redactedBy redaction: JournalRedaction, to bytes: inout [UInt8]) {
    var members: [JSONTree.Member] = [JSONTree.Member(key: "schema", value: .integer(Self.schema))]
    let add = { (key: String, value: JSONTree?) in
      if let value { members.append(JSONTree.Member(key: key, value: value)) }
    }
    add("at", context.moment.map { .double($0.timeIntervalSince1970) })
    add("timeZone", context.timeZoneName.map(JSONTree.string))
    add("locale", context.locale.map { .string($0.identifier) })
    add("appVersion", context.appVersion.map(JSONTree.string))
    add("targetingKey", context.targetingKey.map(JSONTree.string))
    if !context.attributes.isEmpty { add("attributes", RuleValue.object(context.attributes).tree) }
    JSONTree.object(members).write(to: &bytes, sortedKeys: false)
    bytes.removeLast()
    bytes += ",\"responses\":".utf8
    Self.append(responses, redaction, to: &bytes)
    if !steps.isEmpty {
      bytes += ",\"then\":[".utf8
      for (index, step) in steps.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(step, redaction, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "}\n".utf8
  }

  private static func append(
    _ step: JournalStep,
    _ redaction: JournalRedaction,
    to bytes: inout [UInt8]
  ) {
    bytes += "{\"after\":".utf8
    JSONTree.double(step.secondsSincePreviousStep).write(to: &bytes)
    switch step.event {
    case .responses(let responses):
      bytes += ",\"responses\":".utf8
      append(responses, redaction, to: &bytes)
    case .action(let action):
      let tree = redaction.redacted(
        action.value.tree,
        of: action.kind,
        at: JSONPointer.root.appending("action")
      )
      let members = JSONTree.object([
        JSONTree.Member(key: "kind", value: .string(action.kind.rawValue)),
        JSONTree.Member(key: "id", value: .string(action.id.rawValue)),
        JSONTree.Member(key: "value", value: tree),
      ])
      bytes += ",\"action\":".utf8
      members.write(to: &bytes, sortedKeys: false)
    case .flip(let flip):
      let members = JSONTree.object([
        JSONTree.Member(key: "kind", value: .string(flip.kind?.rawValue ?? "*")),
        JSONTree.Member(key: "stage", value: .string(flip.stage.rawValue)),
      ])
      bytes += ",\"flip\":".utf8
      members.write(to: &bytes, sortedKeys: false)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func append(
    _ responses: [ResponseData],
    _ redaction: JournalRedaction,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "["))
    for (index, response) in responses.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += "{\"kind\":".utf8
      JSONTree.string(response.kind.rawValue).write(to: &bytes)
      bytes += ",\"id\":".utf8
      JSONTree.string(response.id.rawValue).write(to: &bytes)
      bytes += ",\"value\":".utf8
      append(payloadOf: response, redaction, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func append(
    payloadOf response: ResponseData,
    _ redaction: JournalRedaction,
    to bytes: inout [UInt8]
  ) {
    guard redaction.isEmpty else {
      let tree = redaction.redacted(response.payload.tree, of: response.kind)
      tree.write(to: &bytes, sortedKeys: false)
      return
    }
    guard hasLineBreak(response.payload.bytes) else {
      bytes += response.payload.bytes
      return
    }
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    bytes += response.payload.bytes.map { isBreak($0) ? UInt8(ascii: " ") : $0 }
  }

  /// Returns whether the bytes contain a line feed or a carriage return, which is rare in payloads.
  private static func hasLineBreak(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return memchr(start, 0x0A, bytes.count) != nil || memchr(start, 0x0D, bytes.count) != nil
    }
  }
}

extension RuleValue {
  fileprivate var tree: JSONTree {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.tree))
    case .object(let members):
      .object(
        members.sorted { $0.key < $1.key }
          .map { JSONTree.Member(key: $0.key, value: $0.value.tree) }
      )
    }
  }
}
