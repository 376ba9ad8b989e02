import ScreenDump

extension PageStyle {
  /// The styles of groups of equal differences.
  static let differenceGroups = """
    .same{margin:6px 0 8px;overflow-wrap:anywhere}
    .more{margin-top:8px}
    .more>summary{min-height:28px;align-content:center}

    """
}
