/// The legacy code of a kind, found by recording its pipelines.
struct LegacyCodeOfKind: Hashable {
  /// The number of emitters, operators and listeners that are active at the present stages.
  var activeNodeCount: Int
  /// The number of active listeners; ``activeNodeCount`` includes them.
  var activeListenerCount: Int
  /// The names of the app's source files that create pipelines of this kind only, with every kind
  /// on `off`; sorted.
  var ownFiles: [String]
  /// The names of the app's source files that create pipelines of this kind and of others, with
  /// every kind on `off`; sorted.
  var sharedFiles: [String]
}
