/// The fact that a group has sent events to an emitter, which is given by its number.
struct WiringSending: Hashable, Sendable {
  let group: String
  let emitter: Int
}
