import ScreenDocument

/// Which kinds each kind feeds, and on which stages each kind was seen, in one version of the app.
struct KindFeedGraph {
  private var fedKindsByKind: [ContentKind: Set<ContentKind>] = [:]
  private var stagesByKind: [ContentKind: Set<Stage>] = [:]
  private let sidesByKind: [ContentKind: ContentSides]?
  /// The kinds whose handlers feed a running handler, directly or through other handlers.
  private var kindsFeedingRunningHandler: Set<ContentKind> = []

  init(_ evidenceOfAppVersion: [Evidence], sides: [ContentKind: ContentSides]?) {
    sidesByKind = sides
    for evidence in evidenceOfAppVersion {
      fedKindsByKind[evidence.key.kind, default: []].formUnion(evidence.fedKinds)
      stagesByKind[evidence.key.kind, default: []].formUnion(evidence.stages)
    }
    kindsFeedingRunningHandler = findKindsFeedingRunningHandler()
  }

  /// Returns a phrase that names the nearest running listener of a kind; `nil` if there is none.
  ///
  /// A listener is the handler of another kind that listens to the kind's handler, directly or
  /// through handlers of further kinds. It runs unless its kind was seen only on `complete`, or is
  /// known to have no legacy side. The handler of a kind without evidence counts as running.
  ///
  /// - Complexity: O(1) if no listener runs; otherwise O(kinds on the way to the nearest one).
  func textNamingNearestRunningListener(of kind: ContentKind) -> String? {
    guard kindsFeedingRunningHandler.contains(kind) else { return nil }
    var through: [ContentKind: ContentKind] = [:]
    var found: Set<ContentKind> = [kind]
    var next = [kind]
    while !next.isEmpty {
      let feeder = next.removeFirst()
      for fed in (fedKindsByKind[feeder] ?? []).sorted() where found.insert(fed).inserted {
        through[fed] = feeder == kind ? nil : feeder
        if isHandlerRunning(fed) {
          let way = through[fed].map { " through '\($0)'" } ?? ""
          return "'\(fed)' listens to it\(way)"
        }
        next.append(fed)
      }
    }
    return nil
  }

  private func findKindsFeedingRunningHandler() -> Set<ContentKind> {
    var feedersByFedKind: [ContentKind: [ContentKind]] = [:]
    for (feeder, fedKinds) in fedKindsByKind {
      for fed in fedKinds { feedersByFedKind[fed, default: []].append(feeder) }
    }
    var found: Set<ContentKind> = []
    var next = feedersByFedKind.keys.filter(isHandlerRunning)
    while let fed = next.popLast() {
      for feeder in feedersByFedKind[fed] ?? [] where found.insert(feeder).inserted {
        next.append(feeder)
      }
    }
    return found
  }

  private func isHandlerRunning(_ kind: ContentKind) -> Bool {
    if let sidesByKind, sidesByKind[kind] == nil || sidesByKind[kind] == .stateOnly { return false }
    return stagesByKind[kind] != [.complete]
  }
}
