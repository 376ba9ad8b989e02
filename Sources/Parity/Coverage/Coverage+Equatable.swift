extension Coverage: Equatable {
  /// Returns whether two coverages have the same cells and values; the order of adding does not
  /// matter.
  public static func == (left: Self, right: Self) -> Bool {
    left.hasMoreKinds == right.hasMoreKinds
      && left.contextCoverage.isEqual(to: right.contextCoverage)
      && left.coverageByKind.keys == right.coverageByKind.keys
      && left.coverageByKind.allSatisfy { kind, coverage in
        right.coverageByKind[kind].map { coverage.isEqual(to: $0) } ?? false
      }
  }
}

extension ContextCoverage {
  fileprivate func isEqual(to other: Self) -> Bool {
    timeZones == other.timeZones && locales == other.locales && appVersions == other.appVersions
      && hours == other.hours && hasDaylightSavingChange == other.hasDaylightSavingChange
  }
}

extension KindCoverage {
  fileprivate func isEqual(to other: Self) -> Bool {
    guard omitsPaths == other.omitsPaths, nodes.count == other.nodes.count else { return false }
    return zip(paths, other.paths).allSatisfy {
      $0.pointer == $1.pointer && $0.coverage == $1.coverage
    }
  }
}
