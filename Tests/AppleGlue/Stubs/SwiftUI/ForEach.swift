// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, StubDrawn {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    data.map { element in
      let nodes = SwiftUI.stubNodes(of: content(element))
      return StubNode("element", "\(element[keyPath: id])", nodes)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
