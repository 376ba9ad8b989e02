/// The legacy code of a kind, as the recording of its pipelines shows it.
struct OldCode: Hashable {
  /// The number of emitters, operators and listeners that are active at the present stages.
  var pipelines: Int
  /// The listeners among them.
  var listeners: Int
  /// The source files that no other kind's pipelines are made in, sorted.
  var files: [String]
  /// The source files that other kinds' pipelines are made in too, sorted.
  var sharedFiles: [String]
}
