/// A journal of which no response was compared.
struct UncomparedJournal: Hashable {
  /// The journal's path, as the user spelled it.
  let path: String
  /// Whether at least one of its lines is valid.
  let hasValidLine: Bool
}
