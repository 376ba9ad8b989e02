/// The legacy code of a kind, found by recording its pipelines.
struct LegacyCodeOfKind: Hashable {
  /// The number of emitters, operators and listeners that are active at the present stages.
  var activeNodeCount: Int
  /// The number of active listeners; ``activeNodeCount`` includes them.
  var activeListenerCount: Int
  /// The source files that create the pipelines of this kind only, sorted.
  var ownFiles: [String]
  /// The source files that also create pipelines of other kinds, sorted.
  var sharedFiles: [String]
}
