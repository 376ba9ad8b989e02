import ScreenDocument
import StrictJSON
import Testing

/// The shape files of the samples, against recorded home screens where these exist.
@Suite struct SampleShapesTests {
  struct Screen: CustomTestStringConvertible {
    var shape: String
    var file: String
    var title: String?
    var kinds: [ContentKind]
    var ids: [ContentID]
    var titles: [String?]
    var diagnostics: [String] = []
    var testDescription: String { file }
  }

  @Test func `every shape file can be read`() throws {
    let names = try PackageFiles.shapeNames()
    #expect(Set(names).isSuperset(of: Self.screens.map(\.shape)))
    for name in names {
      #expect(throws: Never.self, "\(name)") {
        try DocumentShape(reading: PackageFiles.shape(name))
      }
    }
  }

  @Test(.enabled(if: PackageFiles.hasRecorded), arguments: screens)
  func `a recorded screen reads as expected`(_ screen: Screen) throws {
    let document = try ContentDocument(
      reading: PackageFiles.recorded(screen.file),
      shape: DocumentShape(reading: PackageFiles.shape(screen.shape))
    )
    #expect(document.title == screen.title)
    #expect(document.contents.map(\.kind) == screen.kinds)
    #expect(document.contents.map(\.id) == screen.ids)
    #expect(document.contents.map(\.title) == screen.titles)
    #expect(document.contents.map(\.position) == Array(screen.kinds.indices))
    #expect(document.elementCount == screen.kinds.count)
    #expect(
      document.diagnostics.map { "\($0.code) \($0.path) \($0.line ?? 0)" } == screen.diagnostics
    )
    #expect(document.contents.allSatisfy { $0.payload.kind == .object })
  }

  @Test(.enabled(if: PackageFiles.hasRecorded), arguments: screens)
  func `the index of a recorded screen is smaller than the screen`(_ screen: Screen) throws {
    let bytes = try PackageFiles.recorded(screen.file)
    #expect(try JSONDocument(bytes).indexByteCount <= bytes.count)
  }

  @Test(.enabled(if: PackageFiles.hasRecorded))
  func `the positions of a recorded news page are those of its document`() throws {
    let document = try ContentDocument(
      reading: PackageFiles.recorded("bbc-simorgh/afrique-homePage-index.json"),
      shape: DocumentShape(reading: PackageFiles.shape("bbc"))
    )
    #expect(document.contents.map(\.explicitPosition) == [0, 1, 2, 3, 4, 5, 6])
  }
}
