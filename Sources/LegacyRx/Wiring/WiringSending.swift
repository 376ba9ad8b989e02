/// A record that a group has sent events to an emitter, with the number of the emitter.
struct WiringSending: Hashable, Sendable {
  let group: String
  let emitter: Int
}
