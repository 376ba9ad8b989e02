// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct EmptyView: View, StubDrawn {
  nonisolated public init() {}
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [] }
}

public struct TupleView<Value>: View, StubDrawn {
  public let value: Value
  private let drawings: [@MainActor () -> [StubNode]]

  init(_ value: Value, drawings: [@MainActor () -> [StubNode]]) {
    self.value = value
    self.drawings = drawings
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { drawings.flatMap { $0() } }
}

public struct _ConditionalContent<First: View, Second: View>: View, StubDrawn {
  enum Choice {
    case first(First)
    case second(Second)
  }

  private let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    switch choice {
    case .first(let view): SwiftUI.stubNodes(of: view)
    case .second(let view): SwiftUI.stubNodes(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Drawn by itself.") }
}

extension Optional: StubDrawn where Wrapped: View {
  public var stubNodes: [StubNode] { map { SwiftUI.stubNodes(of: $0) } ?? [] }
}
