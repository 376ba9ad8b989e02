package import Bridge

extension CallbackSource where Element: Sendable {
  package init(_ elements: some AsyncSequence<Element, any Error> & Sendable) {
    self.init { observer in
      let task = Task {
        do {
          for try await element in elements { observer.next(element) }
          observer.completed()
        } catch { observer.failed(error) }
      }
      return { task.cancel() }
    }
  }
}
