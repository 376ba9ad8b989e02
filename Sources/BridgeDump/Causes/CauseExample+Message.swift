import Foundation
import Parity
import ScreenDocument
import StrictJSON

// The forms in which a job reports the targets and the response of a result.
extension CauseTarget {
  /// The target as JSON, without its kind, as a job process sends it to the replay that started it.
  var jsonForParentProcess: JSONTree {
    .array([.string(path.description), .string(aspect?.rawValue)])
  }

  /// Decodes a target that a job process has sent; `nil` if the value is no target.
  init?(jsonFromJob value: JSONValue, of kind: ContentKind) {
    guard let text = value[0]?.string, let path = try? JSONPointer(text), let aspect = value[1]
    else { return nil }
    self.init(kind: kind, path: path, aspect: aspect.string.flatMap(ParityAspect.init))
  }
}

extension CauseExample {
  /// The response, its context and ``CauseExample/knownCauseTargets`` as JSON, without the kind and
  /// the other targets, as a job process sends them to the replay that started it.
  var jsonForParentProcess: JSONTree {
    .object([
      "value": .string(String(decoding: payload, as: UTF8.self)),
      "at": context.moment.map { .double($0.timeIntervalSince1970) } ?? .null,
      "timeZone": .string(context.timeZoneName),
      "locale": .string(context.locale?.identifier),
      "appVersion": .string(context.appVersion),
      "step": .integer(context.step),
      "explained": .array(knownCauseTargets.map(\.jsonForParentProcess)),
    ])
  }

  /// Decodes an example that a job process has sent; `nil` if the value is no example.
  init?(jsonFromJob value: JSONValue, of kind: ContentKind, _ targets: [CauseTarget]) {
    guard let text = value["value"]?.string else { return nil }
    var context = JournalContext()
    context.moment = value["at"]?.double.map { Date(timeIntervalSince1970: $0) }
    if let name = value["timeZone"]?.string, let zone = TimeZone(identifier: name) {
      context.setTimeZone(zone, namedInJournal: name)
    }
    context.locale = value["locale"]?.string.map { Locale(identifier: $0) }
    context.appVersion = value["appVersion"]?.string
    let explained = value["explained"]?.elements.compactMap {
      CauseTarget(jsonFromJob: $0, of: kind)
    }
    self.init(
      kind,
      Array(text.utf8),
      in: ResponseContext(context, step: value["step"]?.int ?? 0),
      differingTargets: targets,
      knownCauseTargets: explained ?? []
    )
  }
}
