import ScreenDocument
import StrictJSON

/// The command `shape`, which proposes shape files for JSON documents, and Swift code for their
/// contents: responses, content keys, slots and routes.
@MainActor
public struct ShapeCommand: DumpCommand {
  private static let maximumFiles = 100
  private static let maximumTotalBytes = 64 * 1024 * 1024

  /// Creates the command.
  public init() {}

  /// The command's name: `shape`.
  public var name: String { "shape" }
  /// The purpose of the command, in one sentence.
  public var abstract: String { "Propose shapes for a team's documents, and stubs of routes." }
  /// Further help: the operands, how shapes are found, and the exit status.
  public var discussion: String {
    """
    FILE is a document of JSON as a server sends it, or - for standard input.
    Several files are answers for one screen: a field that one of them lacks is
    optional.

    The places where contents may lie are tried, and the best are printed, each with
    the contents, the kinds and the server's ids that it finds. Of the first, the
    shape file is printed too, which show takes with --shape, and Swift source to
    start from: responses, content keys, slots and routes.

    The exit status is 2 if no shape fits.
    """
  }
  /// Examples of arguments, each without the tool's name.
  public var examples: [String] {
    ["shape home.json", "shape monday.json tuesday.json --format json"]
  }
  /// The rule for the operands: 1 to 100 files.
  public var operands: OperandRule { OperandRule(usage: "FILE…", count: 1...Self.maximumFiles) }
  /// No options besides those of every command.
  public var options: [DumpOption] { [] }

  /// Reads the files and finds the shapes that fit all of them.
  ///
  /// - Parameter request: The arguments, and access to the files that they name.
  /// - Returns: The report of the proposed shapes, which may be empty.
  /// - Throws: A failure for a file that cannot be read or is not JSON, and for files that together
  ///   are larger than 64 MiB.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    var documents: [JSONDocument] = []
    var total = 0
    for path in request.arguments.operands {
      let bytes = try request.bytes(of: path)
      total += bytes.count
      guard total <= Self.maximumTotalBytes else {
        throw DumpFailure("the files are larger than 64 MiB together; name fewer")
      }
      do throws(JSONSyntaxError) {
        documents.append(try JSONDocument(bytes))
      } catch {
        throw DumpFailure(error.diagnostic, in: path)
      }
    }
    let proposals = ShapeFinder(documents).proposals()
    return DumpResult(ShapeReport(proposals, names: request.arguments.operands))
  }
}
