/// A table of text with aligned columns, for text in any script.
///
/// Columns that are empty in every row are left out. A text that is wider than its column is cut
/// and ends with an ellipsis.
///
/// On a terminal, the last column may use the rest of the terminal's width, and always 16 terminal
/// columns; so a row can be wider than a narrow terminal. Without a terminal, the greatest width of
/// the last column is ``maximumLastColumnWidthWithoutTerminal``. A table can leave its last column
/// uncut. The greatest width of every other column is ``maximumColumnWidthBeforeLast``.
package struct TextTable {
  /// The greatest width of the last column in terminal columns, without a terminal.
  package static let maximumLastColumnWidthWithoutTerminal = 60
  /// The greatest width, in terminal columns, of every column before the last one.
  ///
  /// On a terminal, the greatest width is a third of the terminal's width if this is less, but never
  /// less than eight terminal columns.
  package static let maximumColumnWidthBeforeLast = 64

  /// The least width of the last column on a terminal.
  private static let minimumLastColumnWidth = 16

  private var rows: [[TextCell]] = []

  /// Creates an empty table.
  package init() {}

  /// Appends a row, which must have as many cells as the first row; this is not checked.
  package mutating func append(_ row: [TextCell]) {
    rows.append(row)
  }

  /// Returns the table as text.
  ///
  /// - Parameters:
  ///   - indentation: The number of spaces before every row.
  ///   - style: The colours and the width of the output.
  ///   - removableColumns: The indices of the columns that may be left out, one after the other in
  ///     this order, until the rows fit the terminal. Without a terminal, none is left out.
  ///   - cutsLastColumn: Whether texts of the last column are cut; otherwise a row can be wider than
  ///     the terminal.
  /// - Returns: One line for each row, each with a line feed; empty without rows.
  /// - Complexity: O(n) in the length of the texts.
  package func text(
    indentation: Int,
    _ style: TextStyle,
    leavingOut removableColumns: [Int] = [],
    cuttingLastColumn cutsLastColumn: Bool = true
  ) -> String {
    guard let first = rows.first else { return "" }
    let last = first.count - 1
    let lengths = rows.map { row in row.map { $0.text.columns } }
    var widths = Array(repeating: 0, count: first.count)
    for row in lengths {
      for (column, length) in row.enumerated() { widths[column] = max(widths[column], length) }
    }
    let limit = min(Self.maximumColumnWidthBeforeLast, style.width.map { $0 / 3 } ?? .max)
    for column in widths.indices where column != last {
      widths[column] = min(widths[column], max(limit, 8))
    }
    var used = Self.totalWidth(of: widths.dropLast(), indentation)
    if let terminal = style.width {
      let rest = min(widths[last], Self.minimumLastColumnWidth)
      for column in removableColumns where used + rest > terminal {
        widths[column] = 0
        used = Self.totalWidth(of: widths.dropLast(), indentation)
      }
    }
    if cutsLastColumn {
      widths[last] =
        style.width.map { max($0 - used, Self.minimumLastColumnWidth) }
        ?? Self.maximumLastColumnWidthWithoutTerminal
    }

    var result = ""
    for (row, lengths) in zip(rows, lengths) {
      var line = String(repeating: " ", count: indentation)
      var gap = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let fits = lengths[column] <= widths[column]
        let text = fits ? cell.text : cell.text.truncated(toColumns: widths[column])
        let rest = column == last ? 0 : widths[column] - (fits ? lengths[column] : text.columns)
        if !text.isEmpty {
          line += String(repeating: " ", count: gap + (cell.isRightAligned ? rest : 0))
          line += style.painted(text, cell.paint)
          gap = 0
        }
        gap += 2 + (cell.isRightAligned && !text.isEmpty ? 0 : rest)
      }
      result += line + "\n"
    }
    return result
  }

  private static func totalWidth(of widths: some Sequence<Int>, _ indentation: Int) -> Int {
    widths.reduce(indentation) { $1 > 0 ? $0 + $1 + 2 : $0 }
  }
}
