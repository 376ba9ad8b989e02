import Foundation
import ScreenDocument
import StrictJSON

/// The last valid response of a content, kept to be delivered again.
enum HeldResponse<Response> {
  case none
  /// The raw JSON, which is decoded when it is needed again.
  case payload(JSONValue)
  /// The decoded response, if the caller decoded it or it is compared.
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
  var alreadyDecodedDelivery: Delivery<Response>? {
    if case .decoded(let delivery) = self { delivery } else { nil }
  }

  /// Stores a decoded response; reuses the previous object if that held a decoded response, too. A
  /// reused object keeps its moment and its number.
  // Inlined, because a call would inspect the metadata of this type, which is measurable in the
  // benchmark rows `deliver`.
  @inline(__always)
  mutating func hold(_ response: Response, payload: JSONValue?, momentIfNew moment: Date) {
    if case .decoded(let delivery) = self {
      delivery.response = response
      delivery.payload = payload
    } else {
      self = .decoded(Delivery(response, payload: payload, at: moment, number: 0))
    }
  }
}

extension HeldResponse where Response: Decodable {
  /// Returns the held response as a delivery at a moment; `nil` if no response is held.
  func delivery(at moment: Date) -> Delivery<Response>? {
    switch self {
    case .none: nil
    case .payload(let payload):
      (try? payload.decode(Response.self)).map { Delivery($0, at: moment, number: 0) }
    case .decoded(let delivery): Delivery(delivery.response, at: moment, number: 0)
    }
  }
}
