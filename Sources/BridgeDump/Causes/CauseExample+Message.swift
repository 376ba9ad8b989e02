import Foundation
import Parity
import ScreenDocument
import StrictJSON

// The forms in which a job reports the targets and the response of a result.
extension CauseTarget {
  var message: JSONTree { .array([.string(path.description), .string(aspect?.rawValue)]) }

  init?(message value: JSONValue, of kind: ContentKind) {
    guard let text = value[0]?.string, let path = try? JSONPointer(text), let aspect = value[1]
    else { return nil }
    self.init(kind: kind, path: path, aspect: aspect.string.flatMap(ParityAspect.init))
  }
}

extension CauseExample {
  var message: JSONTree {
    .object([
      "value": .string(String(decoding: payload, as: UTF8.self)),
      "at": context.moment.map { .double($0.timeIntervalSince1970) } ?? .null,
      "timeZone": .string(context.timeZone?.identifier),
      "locale": .string(context.locale?.identifier),
      "appVersion": .string(context.appVersion),
      "step": .integer(context.step),
      "explained": .array(explained.map(\.message)),
    ])
  }

  init?(message value: JSONValue, of kind: ContentKind, _ targets: [CauseTarget]) {
    guard let text = value["value"]?.string else { return nil }
    var context = CauseContext(step: value["step"]?.int ?? 0)
    context.moment = value["at"]?.double.map { Date(timeIntervalSince1970: $0) }
    context.timeZone = value["timeZone"]?.string.flatMap { TimeZone(identifier: $0) }
    context.locale = value["locale"]?.string.map { Locale(identifier: $0) }
    context.appVersion = value["appVersion"]?.string
    let explained = value["explained"]?.elements.compactMap { CauseTarget(message: $0, of: kind) }
    self.init(
      kind,
      Array(text.utf8),
      in: context,
      targets: targets,
      explained: explained ?? []
    )
  }
}
