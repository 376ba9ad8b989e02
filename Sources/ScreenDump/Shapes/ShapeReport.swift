import ScreenDocument
import StrictJSON

/// The report of `shape`: the shapes that fit a team's documents, and Swift for the best one.
struct ShapeReport: DumpReport {
  /// The shapes that fit, the best first.
  let proposals: [ShapeProposal]
  /// The names of the documents' files, as the user spelled them.
  let documentNames: [String]
  /// The Swift source code for the best shape; empty if no shape fits.
  let stubs: String
  /// The faults found when the documents were read with the best shape; empty if no shape fits.
  let diagnostics: [SourcedDiagnostic]

  init(_ proposals: [ShapeProposal], names: [String]) {
    self.proposals = proposals
    documentNames = names
    stubs = proposals.first.map { ShapeStubs($0).text } ?? ""
    diagnostics =
      proposals.first.map { best in
        zip(best.documents, names).flatMap { $0.diagnostics.located(in: $1) }
      } ?? []
  }

  var jsonHoldsDiagnostics: Bool { true }
  var status: DumpStatus { proposals.isEmpty ? .wrongInput : .success }
}

extension ShapeReport {
  private static let width = 80

  func text(_ style: TextStyle) -> String {
    let count = documentNames.count.counted("document")
    guard let best = proposals.first else {
      return style.painted("✗ no shape fits", .red) + style.painted(" · \(count)", .dim) + "\n"
        + "  No list of objects was found that could be the contents of a screen: write\n"
        + "  a shape file by hand, and show the screen with --shape.\n"
    }
    let shapes = proposals.count.counted("shape")
    var text = style.painted("\(shapes), best first", .bold)
    text += style.painted(" · \(count)", .dim) + "\n"
    for (index, proposal) in proposals.enumerated() {
      text += Self.text(proposal, number: index + 1, style)
    }
    text += "\n" + style.painted("The first one's shape file, for --shape:", .bold) + "\n\n"
    text += best.shapeFile.text(style: .pretty, sortedKeys: false) + "\n\n"
    text += style.painted("Its responses, content keys and routes:", .bold) + "\n\n"
    return text + stubs
  }

  private static func text(_ proposal: ShapeProposal, number: Int, _ style: TextStyle) -> String {
    let list = proposal.listPointer.isEmpty ? "the document" : proposal.listPointer.terminalSafe
    let counts =
      "\(proposal.contentCount.counted("content")) · \(proposal.kinds.count.counted("kind"))"
      + " · \(proposal.serverIDCount.counted("id"))"
    var text = "\(number)  \(style.painted(list.truncated(toColumns: width - 3), .bold))\n"
    text += "   \(counts)\n"
    var line = ""
    for word in proposal.contentPartDescriptions.map(\.terminalSafe) {
      let next = line.isEmpty ? word : line + " · " + word
      if next.columns > width - 3, !line.isEmpty {
        text += style.painted("   \(line)", .dim) + "\n"
        line = word
      } else {
        line = next
      }
    }
    if !line.isEmpty {
      text += style.painted("   \(line.truncated(toColumns: width - 3))", .dim) + "\n"
    }
    return text
  }

  var json: JSONTree {
    .object([
      "schema": .integer(1),
      "proposals": .array(
        proposals.map { proposal in
          .object([
            "list": .string(proposal.listPointer),
            "contents": .integer(proposal.contentCount),
            "kinds": .array(proposal.kinds.map { .string($0.rawValue) }),
            "ids": .integer(proposal.serverIDCount),
            "shape": proposal.shapeFile,
          ])
        }
      ),
      "stubs": .string(proposals.isEmpty ? nil : stubs),
      "diagnostics": .array(diagnostics.map(\.diagnostic.json)),
    ])
  }
}
