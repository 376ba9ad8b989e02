import ScreenDocument

/// Which kinds each kind feeds, and on which stages each kind was seen, in one version of the app.
struct KindFeeds {
  private var fedKindsByKind: [ContentKind: Set<ContentKind>] = [:]
  private var stagesByKind: [ContentKind: Set<Stage>] = [:]
  private let sidesByKind: [ContentKind: ContentSides]?

  init(_ evidenceOfAppVersion: [Evidence], sides: [ContentKind: ContentSides]?) {
    sidesByKind = sides
    for evidence in evidenceOfAppVersion {
      fedKindsByKind[evidence.key.kind, default: []].formUnion(evidence.fedKinds)
      stagesByKind[evidence.key.kind, default: []].formUnion(evidence.stages)
    }
  }

  /// Returns a phrase that names the nearest running listener of a kind; `nil` if there is none.
  ///
  /// A listener is the handler of another kind that listens to the kind's handler, directly or
  /// through handlers of further kinds. It runs unless its kind was seen only on `complete`, or is
  /// known to have no legacy side. The handler of a kind without evidence counts as running.
  func textNamingNearestRunningListener(of kind: ContentKind) -> String? {
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

  private func isHandlerRunning(_ kind: ContentKind) -> Bool {
    if let sidesByKind, sidesByKind[kind] == nil || sidesByKind[kind] == .stateOnly { return false }
    return stagesByKind[kind] != [.complete]
  }
}
