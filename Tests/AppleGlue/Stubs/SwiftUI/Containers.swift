// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ScrollView<Content: View>: View, StubDrawn {
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("scrollView", "", SwiftUI.stubNodes(of: content))]
  }
}

public struct List<SelectionValue: Hashable, Content: View>: View, StubDrawn {
  private let content: Content

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("list", "", SwiftUI.stubNodes(of: content))]
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}
