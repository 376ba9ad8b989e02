import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON

extension JournalLine {
  /// The line as a journal stores it.
  var text: String {
    let moment = context.moment?.timeIntervalSince1970 ?? 0
    let zone = context.timeZone?.identifier ?? "GMT"
    let locale = context.locale?.identifier ?? "ja_JP"
    return #"{"schema":1,"at":\#(moment),"timeZone":"\#(zone)","locale":"\#(locale)","#
      + #""responses":\#(Self.text(responses)),"then":[\#(steps.map(Self.text).joined(separator: ","))]}"#
      + "\n"
  }

  private static func text(_ responses: [ResponseData]) -> String {
    let texts = responses.map { response in
      let payload = String(decoding: response.payload.bytes, as: UTF8.self)
      return
        #"{"kind":"\#(response.kind.rawValue)","id":"\#(response.id.rawValue)","value":\#(payload)}"#
    }
    return "[\(texts.joined(separator: ","))]"
  }

  private static func text(_ step: JournalStep) -> String {
    let event =
      switch step.event {
      case .responses(let responses): #""responses":\#(text(responses))"#
      case .flip(let flip):
        #""flip":{"kind":"\#(flip.kind?.rawValue ?? "*")","stage":"\#(flip.stage.rawValue)"}"#
      case .action: preconditionFailure("A shelf takes no actions.")
      }
    return #"{"after":\#(step.secondsSincePreviousStep),\#(event)}"#
  }
}
