import ScreenDocument
import StrictJSON

/// Proposes shapes for a team's documents, and stubs of the routes.
@MainActor
public struct ShapeCommand: DumpCommand {
  private static let fileLimit = 100
  private static let byteLimit = 64 * 1024 * 1024

  /// Creates the command.
  public init() {}

  /// The name: `shape`.
  public var name: String { "shape" }
  /// The command's purpose, in one sentence.
  public var abstract: String { "Propose shapes for a team's documents, and stubs of routes." }
  /// The explanation of the search for shapes and of the exit status.
  public var discussion: String {
    """
    FILE is a document of JSON as a server sends it, or - for standard input.
    Several files are answers for one screen: a field that one of them lacks is
    optional.

    The places where contents may lie are tried, and the best are printed, each with
    the contents, the kinds and the server's ids that it finds. For the first there
    are the shape file, which show takes with --shape, and Swift to begin with:
    responses, content keys, slots and routes.

    The exit status is 2 if no shape fits.
    """
  }
  /// Examples, each without the tool's name.
  public var examples: [String] {
    ["shape home.json", "shape monday.json tuesday.json --format json"]
  }
  /// At least one file.
  public var operands: OperandRule { OperandRule(usage: "FILE…", count: 1...Self.fileLimit) }
  /// No options, besides those of every command.
  public var options: [DumpOption] { [] }

  /// Finds shapes.
  ///
  /// - Parameter request: The command's arguments.
  /// - Returns: The proposals.
  /// - Throws: A sentence for a file that cannot be read, or is not JSON.
  public func run(_ request: DumpRequest) async throws(DumpFailure) -> DumpResult {
    var documents: [JSONDocument] = []
    var total = 0
    for path in request.arguments.operands {
      let bytes = try request.bytes(of: path)
      total += bytes.count
      guard total <= Self.byteLimit else {
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
