/// Writes metrics in the text format of OpenMetrics, version 1.0.
///
/// Source: <https://github.com/prometheus/OpenMetrics/blob/main/specification/OpenMetrics.md>.
enum OpenMetricsText {
  static func text(of families: [MetricFamily]) -> String {
    families.filter { !$0.isEmpty }.map(text).joined() + "# EOF\n"
  }

  private static func text(of family: MetricFamily) -> String {
    let name = family.openMetricsName
    let unit = family.unit.suffix.map { "# UNIT \(name) \($0)\n" } ?? ""
    return """
      # TYPE \(name) \(family.typeName)
      \(unit)# HELP \(name) \(MetricSampleText.escaped(family.help, isQuoted: true))

      """ + MetricSampleText.text(of: family)
  }
}
