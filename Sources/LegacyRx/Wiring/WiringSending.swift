/// A group of pipelines that sends events to an emitter, by the emitter's number.
struct WiringSending: Hashable, Sendable {
  let group: String
  let emitter: Int
}
