/// One import, and whether a condition around it checks for the module.
struct ImportStatement {
  let module: String
  let isConditional: Bool

  static func all(in lines: [String]) -> [ImportStatement] {
    var conditions: [String] = []
    return lines.compactMap { line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("#if") { conditions.append(String(line)) }
      if line.hasPrefix("#endif") { conditions.removeLast() }
      let words = line.split(separator: " ")
      let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency",
        "@_exported",
      ]
      guard let keyword = words.firstIndex(where: { !modifiers.contains($0) }),
        words[keyword] == "import", let last = words.last
      else { return nil }
      let module = String(last.prefix { $0 != "." })
      return ImportStatement(
        module: module,
        isConditional: conditions.contains { $0.contains("canImport(\(module))") }
      )
    }
  }
}
