/// The examples of one kind with their facts: the values that the tests of conditions read.
struct FactCorpus {
  /// An example, how often it occurred, and its facts after ``readFacts()``; `nil` facts if it is
  /// not JSON.
  struct CountedExample {
    let example: CauseExample
    let count: Int
    var facts: ResponseFacts?
  }

  private(set) var paths = FactPaths()
  private(set) var entryByHash: [UInt64: CountedExample] = [:]
  /// The hashes of the examples that the corpus was created with: a fair sample of all responses.
  let fairSampleHashes: [UInt64]

  init(_ examples: [(example: CauseExample, count: Int)]) {
    fairSampleHashes = examples.map(\.example.hash)
    insertMissing(examples)
  }

  /// Adds examples with their numbers of occurrences; skips an example that the corpus already has,
  /// whose number stays.
  mutating func insertMissing(_ examples: [(example: CauseExample, count: Int)]) {
    for (example, count) in examples where entryByHash[example.hash] == nil {
      entryByHash[example.hash] = CountedExample(example: example, count: count)
    }
  }

  /// Reads the facts of all entries, in the order of their hashes.
  mutating func readFacts() {
    let hashes = entryByHash.keys.sorted()
    for hash in hashes {
      if let response = entryByHash[hash]?.example.response { paths.insertPaths(of: response) }
    }
    for hash in hashes {
      guard let entry = entryByHash[hash], let response = entry.example.response else { continue }
      entryByHash[hash]?.facts = paths.facts(of: response, in: entry.example.context)
    }
  }

  /// The subjects that tests can have: each path, and the properties of the line.
  var allSubjects: [CauseSubject] {
    paths.pointers.map(CauseSubject.response) + CauseSubject.journalLineSubjects
  }
}
