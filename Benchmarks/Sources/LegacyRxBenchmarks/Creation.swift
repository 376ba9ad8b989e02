/// The life of one chain, of the old pipelines' operators and of bare closures.
struct Creation: Sendable {
  let name: String
  let total: Int
  let subject: @Sendable (Total) -> Void
  let floor: @Sendable (Total) -> Void
}
