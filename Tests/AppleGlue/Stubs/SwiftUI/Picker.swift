// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, StubDrawn {
  private let title: String
  private let selection: Binding<SelectionValue>
  private let content: Content

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let choose: @MainActor (Any) -> Void = {
      if let value = $0 as? SelectionValue { selection.wrappedValue = value }
    }
    return [StubNode("picker", title, SwiftUI.stubNodes(of: content), action: choose)]
  }
}

extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title.text
    self.selection = selection
    self.content = content()
  }
}

public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modified("pickerStyle")
  }

  nonisolated public func tag<Tag: Hashable>(_ tag: Tag) -> some View { modified("tag", "\(tag)") }
}
