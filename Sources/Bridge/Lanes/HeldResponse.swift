import Foundation
import ScreenDocument
import StrictJSON

/// The last good response of a content.
enum HeldResponse<Response> {
  case none
  /// As the document holds it, to be decoded where it is needed again.
  case payload(JSONValue)
  /// Decoded: by the caller, or because it is compared.
  case decoded(Delivery<Response>)

  @inline(__always)
  var isNone: Bool { if case .none = self { true } else { false } }

  @inline(__always)
  var payload: JSONValue? {
    switch self {
    case .none: nil
    case .payload(let payload): payload
    case .decoded(let delivery): delivery.payload
    }
  }

  @inline(__always)
  var delivery: Delivery<Response>? {
    if case .decoded(let delivery) = self { delivery } else { nil }
  }

  /// Holds a decoded response, in the same object as the last one.
  // Inlined: a call looks up the metadata of this type, which shows in the benchmark rows `deliver`.
  @inline(__always)
  mutating func hold(_ response: Response, payload: JSONValue?, at moment: Date) {
    if case .decoded(let delivery) = self {
      delivery.response = response
      delivery.payload = payload
    } else {
      self = .decoded(Delivery(response, payload: payload, at: moment, number: 0))
    }
  }
}

extension HeldResponse where Response: Decodable {
  /// The response, as if it were delivered at a moment.
  func delivery(at moment: Date) -> Delivery<Response>? {
    switch self {
    case .none: nil
    case .payload(let payload):
      (try? payload.decode(Response.self)).map { Delivery($0, at: moment, number: 0) }
    case .decoded(let delivery): Delivery(delivery.response, at: moment, number: 0)
    }
  }
}
